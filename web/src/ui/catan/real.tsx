/*
 * The island of a real table: the beginners' one, one at random by the rulebook or
 * by wishes (with a code to write down), one of a code, or the one that lies there.
 */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { pictureEngine } from '../../engine/load.ts';
import { newReferee, type Referee } from '../../engine/referee.ts';
import { find, language, languageIndex, t } from '../../i18n/index.ts';
import type { OptionsProps } from '../game.ts';
import { svgUrl } from '../pictures.ts';
import { isDark } from '../settings.ts';
import {
  boardText,
  codedBoard,
  HARBOURS,
  HEXES,
  NUMBERS,
  PORTS,
  sixParts,
  TERRAIN,
  UNTOLD,
  wishedBoard,
  WISHES,
  type Board,
} from './boards.ts';
import { places } from './geometry.ts';

const WAYS = ['beginner', 'variable', 'fair', 'code', 'hand'] as const;
type Way = (typeof WAYS)[number];

const fresh = () => String(crypto.getRandomValues(new Uint32Array(1))[0]);

export function RealOptions({ words, players, onChange }: OptionsProps) {
  const [way, setWay] = useState<Way>('variable');
  const set = (board: string) => onChange({ ...words, board });
  const choose = (w: Way) => {
    setWay(w);
    set(w === 'beginner' ? w : UNTOLD);
  };
  return (
    <section class="card">
      <h2>{t('setup.board')}</h2>
      <div class="options">
        {WAYS.map((w) => (
          <label key={w} class="option">
            <input type="radio" name="realboard" checked={way === w} onChange={() => choose(w)} />
            <span>
              <strong>{find(`real.island.${w}`) ?? find(`board.${w}`)}</strong>
              <small>{find(`real.island.${w}.help`) ?? find(`board.${w}.help`)}</small>
            </span>
          </label>
        ))}
      </div>
      {way === 'variable' && <SixParts onBoard={set} />}
      {way === 'fair' && <Wished onBoard={set} />}
      {way === 'code' && <Coded onBoard={set} />}
      {way === 'hand' && <ByHandBoard onBoard={set} />}
      <Hands words={words} players={players} onChange={onChange} />
    </section>
  );
}

/* Whose cards stay on the table: all of them, unless somebody wants to tell them. */
function Hands({ words, players, onChange }: OptionsProps) {
  const can = useMemo(
    () =>
      pictureEngine()
        .options('catan', language())
        .some((o) => o.key === 'hands'),
    [],
  );
  const seats = Array.from({ length: players }, (_x, i) => i);
  const [open, setOpen] = useState<number[]>([]); /* who tells the cards */
  const unseen = seats.filter((i) => !open.includes(i));
  const hands = unseen.length === players ? 'untracked' : unseen.join(',');
  useEffect(() => {
    if (can && words.hands !== hands) onChange({ ...words, hands });
  }, [can, hands, words.hands]);
  if (!can) return null;
  return (
    <fieldset class="realhands">
      <legend>{t('real.hands')}</legend>
      <p class="soft">{t('real.hands.help')}</p>
      {seats.map((i) => (
        <label class="realcheck" key={i}>
          <input
            type="checkbox"
            checked={open.includes(i)}
            onChange={(e) =>
              setOpen(e.currentTarget.checked ? [...open, i] : open.filter((x) => x !== i))
            }
          />{' '}
          {t('real.hands.seat', { n: i + 1 })}
        </label>
      ))}
    </fieldset>
  );
}

function useReferee(): Referee | null {
  const [r, set] = useState<Referee | null>(null);
  useEffect(() => void newReferee().then(set), []);
  return r;
}

/* The island of a text, as it is to be laid out. */
function Picture({ text, code }: { text: string; code: string }) {
  const svg = useMemo(() => {
    const e = pictureEngine();
    if (e.refusal(`catan players=3 board=${text}`) !== null) return null;
    e.read(e.view(-1));
    return e.draw(isDark(), 0, 100, languageIndex());
  }, [text]);
  if (svg === null) return null;
  return (
    <figure class="islandprint">
      <img src={svgUrl(svg)} alt={t('board.island')} />
      {code !== '' && (
        <figcaption>
          {t('real.island.yours')} <code class="boardcode">{code}</code>{' '}
          <button type="button" class="noprint" onClick={() => print()}>
            {t('real.print')}
          </button>
        </figcaption>
      )}
    </figure>
  );
}

function Shown({ board }: { board: Board | string | null }) {
  if (board === null) return null;
  if (typeof board === 'string')
    return (
      <p class="why" role="alert">
        {board}
      </p>
    );
  return <Picture text={board.text} code={board.code} />;
}

/* A board that chance makes: shown, told to the set-up, and another one if wanted. */
function Dealt(props: {
  of: (r: Referee, seed: string) => Board | string;
  by: string /* what it is made by */;
  onBoard: (text: string) => void;
}) {
  const referee = useReferee();
  const [seed, setSeed] = useState(fresh);
  const board = useMemo(
    () => (referee ? props.of(referee, seed) : null),
    [referee, seed, props.by],
  );
  useEffect(() => {
    if (board !== null) props.onBoard(typeof board === 'string' ? UNTOLD : board.text);
  }, [board]);
  return (
    <>
      <button type="button" data-test="another" onClick={() => setSeed(fresh())}>
        {t('real.island.another')}
      </button>
      <Shown board={board} />
    </>
  );
}

/* The rulebook's way: the six parts as chance lays them. */
function SixParts({ onBoard }: { onBoard: (text: string) => void }) {
  return <Dealt of={sixParts} by="variable" onBoard={onBoard} />;
}

/* At random, with what is wished. */
function Wished({ onBoard }: { onBoard: (text: string) => void }) {
  const [wishes, setWishes] = useState<string[]>([...WISHES]);
  return (
    <>
      {WISHES.map((w) => (
        <label class="realcheck" key={w}>
          <input
            type="checkbox"
            checked={wishes.includes(w)}
            onChange={(e) =>
              setWishes(e.currentTarget.checked ? [...wishes, w] : wishes.filter((x) => x !== w))
            }
          />{' '}
          {find(`real.wish.${w}`)}
        </label>
      ))}
      <Dealt of={(r, seed) => wishedBoard(r, wishes, seed)} by={wishes.join()} onBoard={onBoard} />
    </>
  );
}

function Coded({ onBoard }: { onBoard: (text: string) => void }) {
  const referee = useReferee();
  const [code, setCode] = useState('');
  const board = useMemo(
    () => (referee && code.trim() !== '' ? codedBoard(referee, code) : null),
    [referee, code],
  );
  useEffect(() => {
    onBoard(board !== null && typeof board !== 'string' ? board.text : UNTOLD);
  }, [board]);
  return (
    <>
      <input
        type="text"
        class="boardcode"
        value={code}
        maxLength={20}
        autocapitalize="characters"
        aria-label={t('real.island.code')}
        placeholder="XXXX XXXX"
        onInput={(e) => setCode(e.currentTarget.value)}
      />
      <Shown board={board} />
    </>
  );
}

/* Hex by hex and harbour by harbour: a tap gives what was chosen last. */
function ByHandBoard({ onBoard }: { onBoard: (text: string) => void }) {
  const [hexes, setHexes] = useState<string[]>(() => Array<string>(HEXES).fill(''));
  const [ports, setPorts] = useState<string[]>(() => Array<string>(PORTS).fill('3'));
  const [terrain, setTerrain] = useState<string>('F');
  const [number, setNumber] = useState<number>(6);
  const whole = hexes.every(Boolean);
  const text = boardText(hexes, ports);
  const refusal = whole ? pictureEngine().refusal(`catan players=3 board=${text}`) : null;
  useEffect(() => {
    onBoard(whole && refusal === null ? text : UNTOLD);
  }, [text, whole]);
  const { hex, edge, harbour } = places();
  const box = [
    Math.min(...hex.map((h) => h.x)) - 400,
    Math.min(...hex.map((h) => h.y)) - 400,
    Math.max(...hex.map((h) => h.x)) - Math.min(...hex.map((h) => h.x)) + 800,
    Math.max(...hex.map((h) => h.y)) - Math.min(...hex.map((h) => h.y)) + 800,
  ];
  const put = (i: number) =>
    setHexes(hexes.map((h, k) => (k === i ? (terrain === 'D' ? 'D' : `${terrain}${number}`) : h)));
  const turnPort = (i: number) =>
    setPorts(
      ports.map((p, k) =>
        k === i ? (HARBOURS[(HARBOURS.indexOf(p as '3') + 1) % HARBOURS.length] ?? '3') : p,
      ),
    );
  return (
    <div class="byhandboard">
      <div class="realrow" role="radiogroup" aria-label={t('real.island.terrain')}>
        {TERRAIN.map((x) => (
          <button
            type="button"
            role="radio"
            key={x}
            aria-checked={terrain === x}
            class={`terrain${x}${terrain === x ? ' on' : ''}`}
            onClick={() => setTerrain(x)}
          >
            {find(`real.terrain.${x}`)}
          </button>
        ))}
      </div>
      {terrain !== 'D' && (
        <div class="realrow" role="radiogroup" aria-label={t('real.island.number')}>
          {NUMBERS.map((n) => (
            <button
              type="button"
              role="radio"
              key={n}
              aria-checked={number === n}
              class={number === n ? 'on' : ''}
              onClick={() => setNumber(n)}
            >
              {n}
            </button>
          ))}
        </div>
      )}
      <svg viewBox={box.join(' ')} class="handisland">
        {hex.map((h, i) => (
          <g
            key={i}
            class={`terrain${hexes[i]?.[0] ?? ''}`}
            role="button"
            tabindex={0}
            aria-label={`${i + 1}: ${hexes[i] ? find(`real.terrain.${hexes[i]?.[0]}`) : '–'} ${hexes[i]?.slice(1) ?? ''}`}
            transform={`translate(${h.x} ${h.y})`}
            onClick={() => put(i)}
            onKeyDown={(e) => (e.key === 'Enter' || e.key === ' ') && (e.preventDefault(), put(i))}
          >
            <circle r="150" />
            <text y="34">{hexes[i] === 'D' ? '' : (hexes[i]?.slice(1) ?? '')}</text>
          </g>
        ))}
        {harbour.map((e, i) => {
          const at = edge[e]?.mid ?? { x: 0, y: 0 };
          const far = 1.22;
          return (
            <g
              key={`b${i}`}
              class="handport"
              role="button"
              tabindex={0}
              aria-label={`${t('real.island.harbour')} ${i + 1}: ${find(`real.port.${ports[i]}`)}`}
              transform={`translate(${at.x * far} ${at.y * far})`}
              onClick={() => turnPort(i)}
              onKeyDown={(k) =>
                (k.key === 'Enter' || k.key === ' ') && (k.preventDefault(), turnPort(i))
              }
            >
              <rect x="-95" y="-62" width="190" height="124" rx="30" />
              <text y="24">{find(`real.port.${ports[i]}`)}</text>
            </g>
          );
        })}
      </svg>
      <p class="soft">{t('real.island.hand.how')}</p>
      {refusal && <p class="why">{t('real.island.impossible')}</p>}
      {whole && refusal === null && <Picture text={text} code="" />}
    </div>
  );
}
