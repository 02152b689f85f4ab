/* The engine of the package for JavaScript, which the page stands on. */
export * from '../../../bindings/js/src/engine.ts';
