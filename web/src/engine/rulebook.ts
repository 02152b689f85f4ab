/* The rulebook's file: fetched when somebody opens the rules. */
import { Rulebook } from '../../../bindings/js/src/rulebook.ts';

export * from '../../../bindings/js/src/rulebook.ts';

declare const RULEBOOK_FILE: string;

let loaded: Promise<Rulebook> | undefined;

export function loadRulebook(): Promise<Rulebook> {
  loaded ??= WebAssembly.compileStreaming(fetch(RULEBOOK_FILE)).then((m) => new Rulebook(m));
  return loaded;
}
