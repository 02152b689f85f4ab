/*
 * A tile from the players' own bag: the square was pointed at, the tiles that
 * are left and fit there lie here in their turns, the likeliest first.
 */
import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { ByHandProps } from '../byhand.ts';
import { seatName } from '../words.tsx';
import { TilePic } from './pictures.tsx';
import { tileWords } from './tiles.ts';
import { readLandscape } from './view.ts';
import { Outcomes } from '../outcomes.tsx';

interface Fitting {
  id: string;
  turn: number; /* quarters */
  left: number;
}

function fittingAt(p: ByHandProps): Fitting[] {
  const text = p.ask(`fits/${p.at}`)?.get('tiles') ?? '';
  return text
    .split(';')
    .filter(Boolean)
    .map((w) => w.split(':'))
    .map(([id = '', turn, left]) => ({ id, turn: Number(turn) / 90, left: Number(left) }));
}

/* Whose tile it is, and whether it is known already. */
function Prompt({ p }: { p: ByHandProps }) {
  const land = readLandscape(p.s.view);
  const name = seatName(p.s.seats, land.turn);
  if (land.current === null) return <h2 class="handask">{t('real.square', { name })}</h2>;
  return (
    <>
      <h2 class="handask">{t('real.where', { name })}</h2>
      <TilePic id={land.current} size={84} alt={tileWords(land.current, 0)} />
    </>
  );
}

export function TilesByHand(p: ByHandProps) {
  const [nowhere, setNowhere] = useState(false);
  const drawn = p.s.phase === 'place';
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
  const at = p.at;
  /* Where something has to be decided before it is laid, it is only drawn. */
  const lay = async (f: Fitting) => {
    const place = `place:${at},R${f.turn * 90}`;
    if (drawn) await p.act([place]);
    else if (await p.act([`draw:${f.id}`, place])) await p.act([`draw:${f.id}`]);
  };
  return (
    <>
      <h2 class="handask">{t(drawn ? 'real.how' : 'real.which')}</h2>
      <div class="handtiles">
        {fittingAt(p).map((f) => (
          <button
            type="button"
            key={`${f.id} ${f.turn}`}
            data-tile={`${f.id} R${f.turn * 90}`}
            aria-label={t('real.tile', { what: tileWords(f.id, f.turn), n: f.left })}
            onClick={() => void lay(f)}
          >
            <TilePic id={f.id} turn={f.turn} size={84} />
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
          <TilePic id={id} size={84} />
        </button>
      ))}
    </div>
  );
}
