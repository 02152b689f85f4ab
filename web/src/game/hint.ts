/*
 * What a strong bot would do here, thought out in a worker of its own.  The bot
 * knows no more than the one who asks: it redraws whatever he cannot know, and
 * where actions are hidden it begins from a world that the server made up.
 */
import { wasmModule, workerUrl } from '../engine/load.ts';
import { givenWords, type Reason } from '../engine/wasm.ts';
import { language } from '../i18n/index.ts';
import type { GameSource } from './source.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/* What to do, and why rather than the next best. */
export interface Hint {
  actions: string[];
  reasons: Reason[];
}

export const NO_HINT: Hint = { actions: [], reasons: [] };

/*
 * `whole` fits the parts of one thing (an offer, cards to discard), where turns
 * are long and advice is for one thing at a time; without it, for the turn.
 */
export async function askHint(source: GameSource, whole: RegExp | null = null): Promise<Hint> {
  const s = source.snapshot;
  const hidden = s.steps.some((x) => x.text === null);
  const world = hidden ? ((await source.imagine?.()) ?? null) : null;
  if (hidden && !world) return NO_HINT;
  const rest = world ? s.steps.slice(world.ply) : s.steps;
  const actions = rest.map((x) => x.text).filter((x): x is string => x !== null);
  const module = await wasmModule();
  const worker = new Worker(workerUrl, { type: 'module' });
  try {
    return await new Promise((ok, no) => {
      worker.onmessage = (e: MessageEvent<FromWorker>) => e.data.type === 'hint' && ok(e.data.hint);
      worker.onerror = () => no(new Error('hint'));
      const message: ToWorker = {
        type: 'hint',
        module,
        words: givenWords(),
        setup: s.setup,
        world,
        actions,
        presets: s.presets ?? [],
        bot: 'hard',
        whole: whole?.source ?? null,
        lang: language(),
        names: s.seats.map((x) => x.name ?? ''),
      };
      worker.postMessage(message);
    });
  } finally {
    worker.terminate();
  }
}

/* Why one action is better than another at a position; '' are the best and the next best. */
export async function askWhy(
  setup: string,
  actions: string[],
  better: string,
  other: string,
  names: string[],
): Promise<Reason[]> {
  const module = await wasmModule();
  const worker = new Worker(workerUrl, { type: 'module' });
  try {
    return await new Promise((ok, no) => {
      worker.onmessage = (e: MessageEvent<FromWorker>) =>
        e.data.type === 'why' && ok(e.data.reasons);
      worker.onerror = () => no(new Error('why'));
      const message: ToWorker = {
        type: 'why',
        module,
        words: givenWords(),
        setup,
        actions,
        better,
        other,
        lang: language(),
        names,
      };
      worker.postMessage(message);
    });
  } finally {
    worker.terminate();
  }
}
