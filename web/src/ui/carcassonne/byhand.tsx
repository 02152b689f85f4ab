/*
 * A tile from the players' own bag: the square was pointed at, the tiles that
 * are left and fit there lie here in their turns, the likeliest first.
 */
import { useState } from 'preact/hooks';
import { find, t } from '../../i18n/index.ts';
import type { ByHandProps } from '../byhand.ts';
import { seatName } from '../words.tsx';
import { PaintedTile, usePaintedAhead } from './painted.tsx';
import { sidesOf, tileWords } from './tiles.ts';
import { readLandscape } from './view.ts';
import { Outcomes } from '../outcomes.tsx';

interface Fitting {
  id: string;
  turn: number; /* quarters */
  left: number;
}

function fittingAt(p: Pick<ByHandProps, 'ask' | 'at'>): Fitting[] {
  const text = p.ask(`fits/${p.at}`)?.get('tiles') ?? '';
  return text
    .split(';')
    .filter(Boolean)
    .map((w) => w.split(':'))
    .map(([id = '', turn, left]) => ({ id, turn: Number(turn) / 90, left: Number(left) }));
}

/*
 * Tiles that differ only in what nobody plays with: a suffix splits the copies of
 * one picture (the start tile; gardens, which only the abbot needs).
 */
export function pictureOf(id: string, setup: string): string {
  const abbot = /\bmodules=\S*\babbot\b/.test(setup);
  return abbot ? id.replace(/_start$/, '') : (id.split('_')[0] ?? id);
}

/* Equal ones as one, of which most are left; the likeliest first. */
function folded(all: Fitting[], setup: string): (Fitting & { ids: string[] })[] {
  const by = new Map<string, Fitting & { ids: string[] }>();
  for (const f of all) {
    const key = `${pictureOf(f.id, setup)} ${f.turn}`;
    const other = by.get(key);
    if (!other) by.set(key, { ...f, ids: [f.id] });
    else {
      const more = f.left > (all.find((x) => x.id === other.id)?.left ?? 0) ? f.id : other.id;
      by.set(key, { ...other, id: more, left: other.left + f.left, ids: [...other.ids, f.id] });
    }
  }
  return [...by.values()].sort((a, b) => b.left - a.left);
}

const SIGNS: Record<string, string> = { city: '▲', road: '═', field: '•', river: '≈' };
const MANY = 8; /* more tiles than that are looked through by their sides */

/* What is known of the four sides; null: not told. */
type Sides = (string | null)[];
const ANY: Sides = [null, null, null, null];

const agrees = (f: Fitting, sides: Sides) =>
  sidesOf(f.id, f.turn).every((k, i) => sides[i] === null || sides[i] === k);

/* A tap on a side of the square says what lies there: the next kind that is possible. */
function SideFilter(props: { all: Fitting[]; sides: Sides; onChange: (s: Sides) => void }) {
  const kindsAt = (i: number) => [
    ...new Set(
      props.all
        .filter((f) =>
          agrees(
            f,
            props.sides.map((k, n) => (n === i ? null : k)),
          ),
        )
        .map((f) => sidesOf(f.id, f.turn)[i] ?? ''),
    ),
  ];
  return (
    <div class="sidefilter" role="group" aria-label={t('real.sides')}>
      {['N', 'E', 'S', 'W'].map((side, i) => {
        const kinds = kindsAt(i);
        const now = props.sides[i] ?? null;
        const only = kinds.length === 1 ? (kinds[0] ?? null) : null;
        const shown = now ?? only;
        const at = now === null ? -1 : kinds.indexOf(now);
        const next = kinds[at + 1] ?? null;
        return (
          <button
            type="button"
            key={side}
            class={`side${side} ${shown ?? 'any'}`}
            data-side={side}
            disabled={only !== null && now === null}
            aria-label={`${find(`side.${side}`)}: ${shown === null ? t('real.sides.any') : find(`kind.${shown}`)}`}
            onClick={() => props.onChange(props.sides.map((k, n) => (n === i ? next : k)))}
          >
            {shown === null ? '?' : SIGNS[shown]}
          </button>
        );
      })}
    </div>
  );
}

/* Whose tile it is, and whether it is known already. */
function Prompt({ p }: { p: ByHandProps }) {
  const land = readLandscape(p.s.view);
  const name = seatName(p.s.seats, land.turn);
  if (land.current === null) return <h2 class="handask">{t('real.square', { name })}</h2>;
  return (
    <>
      <h2 class="handask">{t('real.where', { name })}</h2>
      <PaintedTile id={land.current} alt={tileWords(land.current, 0)} />
    </>
  );
}

export function TilesByHand(p: ByHandProps) {
  const [nowhere, setNowhere] = useState(false);
  const drawn = p.s.phase === 'place';
  const inBag = p.s.phase === 'draw' ? p.legal.map((a) => a.slice(5)) : [];
  usePaintedAhead(() => inBag, inBag.join());
  if (!drawn && p.s.phase !== 'draw') return <Outcomes {...p} />;
  if (p.at === null)
    return (
      <>
        <Prompt p={p} />
        {p.legal.includes('pass') && (
          <button type="button" data-outcome="pass" onClick={() => void p.act(['pass'])}>
            {t('turn.pass')}
          </button>
        )}
        {!drawn && (
          <button type="button" class="link nowhere" onClick={() => setNowhere(!nowhere)}>
            {t('real.nowhere')}
          </button>
        )}
        {nowhere && !drawn && <Nowhere {...p} />}
      </>
    );
  return <Which key={p.at} p={p} at={p.at} />;
}

/* The tiles that fit on the square, in their turns. */
function Which({ p, at }: { p: ByHandProps; at: string }) {
  const drawn = p.s.phase === 'place';
  const [sides, setSides] = useState<Sides>(ANY);
  /* Where something has to be decided before it is laid, it is only drawn. */
  const lay = async (f: Fitting) => {
    const place = `place:${at},R${f.turn * 90}`;
    if (drawn) await p.act([place]);
    else if (await p.act([`draw:${f.id}`, place])) await p.act([`draw:${f.id}`]);
  };
  const all = folded(fittingAt(p), p.s.setup);
  return (
    <>
      <h2 class="handask">{t(drawn ? 'real.how' : 'real.which')}</h2>
      {all.length > MANY && (
        <div class="bysides">
          <p class="soft">{t('real.sides.help')}</p>
          <SideFilter all={all} sides={sides} onChange={setSides} />
        </div>
      )}
      <div class="handtiles">
        {all
          .filter((f) => agrees(f, sides))
          .map((f) => (
            <button
              type="button"
              key={`${f.id} ${f.turn}`}
              data-tile={f.ids.map((id) => `${id} R${f.turn * 90}`).join(';')}
              aria-label={t('real.tile', { what: tileWords(f.id, f.turn), n: f.left })}
              onClick={() => void lay(f)}
            >
              <PaintedTile id={f.id} turn={f.turn} />
              <small aria-hidden="true">×{f.left}</small>
            </button>
          ))}
      </div>
    </>
  );
}

/* Tiles that fit nowhere leave the game. */
function Nowhere(p: ByHandProps) {
  const squares = (p.ask('fits')?.get('squares') ?? '').split(';').filter(Boolean);
  const fit = new Set(squares.flatMap((at) => fittingAt({ ...p, at }).map((f) => f.id)));
  const rest = p.legal.map((a) => a.slice(5)).filter((id) => !fit.has(id));
  if (rest.length === 0) return <p>{t('real.allfit')}</p>;
  return (
    <div class="handtiles">
      {rest.map((id) => (
        <button
          type="button"
          key={id}
          data-tile={`${id} -`}
          aria-label={tileWords(id, 0)}
          onClick={() => void p.act([`draw:${id}`])}
        >
          <PaintedTile id={id} />
        </button>
      ))}
    </div>
  );
}
