/* One feature, told in a form: what it is worth, and by which rule. */
import { useEffect, useState } from 'preact/hooks';
import { newReferee, type Referee } from '../../engine/referee.ts';
import { find, language, t } from '../../i18n/index.ts';
import { RuleLink } from '../rulelink.tsx';
import { MODULES, PRESETS } from './modules.ts';

/* What is asked of each kind: numbers from..to, and things that may be there. */
interface Asked {
  kind: string;
  numbers: [string, number, number][];
  marks: string[];
}

const ASKED: Asked[] = [
  {
    kind: 'city',
    numbers: [
      ['tiles', 2, 40],
      ['pennants', 0, 20],
    ],
    marks: ['cathedral', 'mage', 'witch', 'unfinished'],
  },
  { kind: 'road', numbers: [['tiles', 1, 40]], marks: ['inn', 'mage', 'witch', 'unfinished'] },
  {
    kind: 'monastery',
    numbers: [
      ['tiles', 1, 9],
      ['vineyards', 0, 8],
    ],
    marks: ['unfinished'],
  },
  { kind: 'garden', numbers: [['tiles', 1, 9]], marks: ['unfinished'] },
  { kind: 'field', numbers: [['cities', 0, 30]], marks: ['pig'] },
  { kind: 'goods', numbers: [['', 0, 3]], marks: [] },
  { kind: 'gold', numbers: [['', 0, 20]], marks: [] },
  { kind: 'sheep', numbers: [['', 1, 40]], marks: [] },
];

/* The line that deskovka_table.h reads; what is not there is not said. */
export function lineOf(a: Asked, numbers: Record<string, number>, marks: string[]): string {
  const said = a.numbers.flatMap(([key, least]) => {
    const n = numbers[key] ?? least;
    if (key === '') return [String(n)];
    return n > 0 ? [`${n} ${key}`] : [];
  });
  return [a.kind, ...said, ...a.marks.filter((m) => marks.includes(m))].join(' ');
}

const EVERYTHING = MODULES.map((m) => m.id).join(',');

export function setupFor(edition: string): string {
  const own = PRESETS.find((x) => x.id === edition);
  const modules = edition === 'bb6' ? EVERYTHING : (own?.modules.join(',') ?? '');
  return `carcassonne edition=${own?.edition ?? edition} players=2${modules ? ` modules=${modules}` : ''}`;
}

/* Points, the sum in words and its rule; without points the text says why not. */
interface Worth {
  points: number | null;
  rule: string;
  text: string;
}

function worthOf(r: Referee, setup: string, line: string): Worth {
  const { fields, no } = r.ask('worth', [language(), setup, line].join(';'));
  if (no) return { points: null, ...no };
  const [points, rule = '', text = ''] = fields;
  return { points: Number(points), rule, text };
}

export function OneFeature() {
  const [edition, setEdition] = useState('bb6');
  const [asked, setAsked] = useState<Asked>(ASKED[0]!);
  const [numbers, setNumbers] = useState<Record<string, number>>({});
  const [marks, setMarks] = useState<string[]>([]);
  const [worth, setWorth] = useState<Worth | null>(null);
  const line = lineOf(asked, numbers, marks);
  useEffect(() => {
    let here = true;
    void newReferee().then((r) => {
      if (here) setWorth(worthOf(r, setupFor(edition), line));
    });
    return () => {
      here = false;
    };
  }, [edition, line, language()]);
  const word = (k: string) => find(`real.worth.${k}`) ?? find(`kind.${k}`) ?? k;
  return (
    <section class="card worth">
      <label>
        {t('real.worth.edition')}{' '}
        <select value={edition} onChange={(e) => setEdition(e.currentTarget.value)}>
          {PRESETS.map((x) => (
            <option key={x.id} value={x.id}>
              {find(`edition.${x.id}`) ?? x.id}
            </option>
          ))}
        </select>
      </label>
      <div class="realrow" role="radiogroup" aria-label={t('real.worth.what')}>
        {ASKED.map((a) => (
          <button
            type="button"
            role="radio"
            key={a.kind}
            data-kind={a.kind}
            aria-checked={asked === a}
            class={asked === a ? 'on' : ''}
            onClick={() => {
              setAsked(a);
              setMarks([]);
              setNumbers({});
            }}
          >
            {word(a.kind)}
          </button>
        ))}
      </div>
      {asked.numbers.map(([key, least, most]) => {
        const n = numbers[key] ?? least;
        const set = (to: number) =>
          setNumbers({ ...numbers, [key]: Math.min(most, Math.max(least, to)) });
        const name = word(key === '' ? 'number' : key);
        return (
          <div class="stepper" key={key} role="group" aria-label={name}>
            <span>{name}</span>
            <button type="button" aria-label={`${name} −1`} onClick={() => set(n - 1)}>
              −
            </button>
            <output>{n}</output>
            <button type="button" aria-label={`${name} +1`} onClick={() => set(n + 1)}>
              +
            </button>
            <button type="button" aria-label={`${name} +5`} onClick={() => set(n + 5)}>
              +5
            </button>
          </div>
        );
      })}
      <div class="realrow">
        {asked.marks.map((m) => (
          <button
            type="button"
            key={m}
            data-mark={m}
            aria-pressed={marks.includes(m)}
            class={marks.includes(m) ? 'on' : ''}
            onClick={() =>
              setMarks(marks.includes(m) ? marks.filter((x) => x !== m) : [...marks, m])
            }
          >
            {word(m)}
          </button>
        ))}
      </div>
      <div class="worthsum" role="status">
        {worth && worth.points !== null && (
          <strong>{t('real.worth.points', { n: worth.points })}</strong>
        )}
        {worth && <p>{worth.text}</p>}
        {worth && <RuleLink rule={worth.rule} />}
      </div>
    </section>
  );
}
