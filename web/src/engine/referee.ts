/* The referee's file: fetched when somebody sits at a real table. */
import { Referee } from '../../../bindings/js/src/referee.ts';

export * from '../../../bindings/js/src/referee.ts';

declare const REFEREE_FILE: string;

let loaded: Promise<WebAssembly.Module> | undefined;

export async function newReferee(): Promise<Referee> {
  loaded ??= WebAssembly.compileStreaming(fetch(REFEREE_FILE));
  return new Referee(await loaded);
}
