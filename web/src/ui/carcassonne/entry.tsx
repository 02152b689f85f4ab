/* An entry at a real table that the game tells nothing of: put by hand, or not carried out. */
import type { VNode } from 'preact';
import type { Seat } from '../../game/source.ts';
import { find, t } from '../../i18n/index.ts';
import { seatName } from '../words.tsx';
import { PaintedTile } from './painted.tsx';
import { FigurePic } from './pictures.tsx';
import { actionLabel, placeWord } from './words.ts';

const SIZE = 26;

interface Told {
  text: string;
  sketch: VNode | null;
}

const tile = (id: string, turn = '0') => (
  <PaintedTile id={id} turn={Number(turn) / 90} size={SIZE} />
);
const seatOf = (word = '') => Number(word.slice(1));

/* `put WHAT …` by what is put; a line of another kind stands as it was written. */
const PUT: Record<string, (words: string[], seats: Seat[]) => Told> = {
  empty: () => ({ text: t('real.put.empty'), sketch: null }),
  end: () => ({ text: t('real.put.end'), sketch: null }),
  tile: ([id = '', , turn = '']) => ({
    text: t('real.put.tile'),
    sketch: tile(id, turn.slice(1)),
  }),
  figure: ([who, kind = '', , place = ''], seats) => ({
    text: t('real.put.figure', {
      name: seatName(seats, seatOf(who)),
      figure: find(`figure.${kind}`) ?? kind,
      place: placeWord(place),
    }),
    sketch: <FigurePic kind={kind} seat={seatOf(who)} size={SIZE} />,
  }),
  score: ([who, n], seats) => ({
    text: t('real.put.score', { name: seatName(seats, seatOf(who)), n: Number(n) }),
    sketch: null,
  }),
  turn: ([who], seats) => ({
    text: t('real.put.turn', { name: seatName(seats, seatOf(who)) }),
    sketch: null,
  }),
};

/* The tile is shown in its turn; what was done with it is said. */
function played(text: string, seats: Seat[]): Told {
  const [, id] = /\bdraw:(\S+)/.exec(text) ?? [];
  const [, turn] = /\bplace:\S+,R(\d+)/.exec(text) ?? [];
  const rest = text.split(' ').filter((a) => !/^(draw|place):|^anyway$/.test(a));
  return {
    text: rest.map((a) => (a === 'pass' ? t('real.nofigure') : actionLabel(a, seats))).join(', '),
    sketch: id === undefined ? null : tile(id, turn),
  };
}

function toldOf(text: string, seats: Seat[]): Told {
  const [put, what = '', ...words] = text.split(' ');
  if (put !== 'put') return played(text, seats);
  return PUT[what]?.(words, seats) ?? { text, sketch: null };
}

export function Entry({ text, seats }: { text: string; seats: Seat[] }) {
  const told = toldOf(text, seats);
  return (
    <>
      <span class="said">{told.text}</span>
      {told.sketch && <span class="sketch">{told.sketch}</span>}
    </>
  );
}
