/*
 * Sounds, made on the spot; none before the first touch of the page.  Each
 * belongs to a class with a volume of its own.
 */
import { settings } from './settings.ts';
import { volumeOf, type Sound } from './volume.ts';

let context: AudioContext | undefined;

function tone(
  ctx: AudioContext,
  out: AudioNode,
  at: number,
  hertz: number,
  length: number,
  level: number,
  type: OscillatorType = 'sine',
): void {
  const o = ctx.createOscillator();
  const g = ctx.createGain();
  o.type = type;
  o.frequency.setValueAtTime(hertz, at);
  g.gain.setValueAtTime(0, at);
  g.gain.linearRampToValueAtTime(level, at + 0.008);
  g.gain.exponentialRampToValueAtTime(0.0001, at + length);
  o.connect(g).connect(out);
  o.start(at);
  o.stop(at + length + 0.02);
}

/* A short knock of wood: filtered noise. */
function knock(ctx: AudioContext, out: AudioNode, at: number, hertz: number, level: number): void {
  const n = Math.floor(ctx.sampleRate * 0.08);
  const buffer = ctx.createBuffer(1, n, ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < n; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / n) ** 4;
  const source = ctx.createBufferSource();
  const filter = ctx.createBiquadFilter();
  const g = ctx.createGain();
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  filter.Q.value = 3;
  g.gain.value = level;
  source.buffer = buffer;
  source.connect(filter).connect(g).connect(out);
  source.start(at);
}

export function play(sound: Sound): void {
  const volume = volumeOf(sound, settings());
  if (volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const ctx = context;
  const out = ctx.createGain();
  out.gain.value = volume;
  out.connect(ctx.destination);
  const now = ctx.currentTime + 0.01;
  switch (sound) {
    case 'tap':
      knock(ctx, out, now, 1800, 0.5);
      break;
    case 'place':
      knock(ctx, out, now, 500, 1.6);
      knock(ctx, out, now + 0.03, 900, 0.7);
      break;
    case 'score':
      [523, 659, 784].forEach((f, i) => tone(ctx, out, now + i * 0.09, f, 0.4, 0.22));
      break;
    case 'turn':
      tone(ctx, out, now, 880, 0.5, 0.18);
      tone(ctx, out, now + 0.12, 1174, 0.6, 0.14);
      break;
    case 'dice':
      for (let i = 0; i < 6; i++)
        knock(ctx, out, now + i * 0.055 + Math.random() * 0.02, 1200 + 500 * Math.random(), 0.9);
      break;
    case 'chat':
      tone(ctx, out, now, 660, 0.16, 0.16, 'triangle');
      tone(ctx, out, now + 0.07, 990, 0.2, 0.12, 'triangle');
      break;
    case 'no':
      tone(ctx, out, now, 196, 0.22, 0.2, 'triangle');
      break;
    case 'end':
      [392, 523, 659, 784, 1046].forEach((f, i) => tone(ctx, out, now + i * 0.13, f, 0.7, 0.2));
      break;
  }
}
