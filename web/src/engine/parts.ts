/* Pictures in parts, as the package for JavaScript reads them. */
export * from '../../../bindings/js/src/parts.ts';
