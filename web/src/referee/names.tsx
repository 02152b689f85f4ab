/* Who sits at a real table, or is written on a pad: names to type, add and take away. */
import { t } from '../i18n/index.ts';

interface Props {
  names: readonly string[];
  least: number;
  most: number;
  colour: (seat: number) => string; // the class of a seat's colour
  added: () => string; // the name of one who is added
  hint?: (seat: number) => string; // what an empty name will be
  onChange: (names: string[]) => void;
}

export function Names({ names, least, most, colour, added, hint, onChange }: Props) {
  const put = (seat: number, name: string) =>
    onChange(names.map((x, k) => (k === seat ? name : x)));
  const remove = (seat: number) => onChange(names.filter((_x, k) => k !== seat));
  return (
    <>
      <ul class="seats">
        {names.map((name, i) => (
          <li key={i}>
            <span class={`chip ${colour(i)}`} aria-hidden="true" />
            <input
              type="text"
              value={name}
              maxLength={24}
              placeholder={hint?.(i)}
              aria-label={t('setup.name', { n: i + 1 })}
              onInput={(e) => put(i, e.currentTarget.value)}
            />
            {names.length > least && (
              <button
                type="button"
                class="icon"
                aria-label={t('setup.remove', { n: i + 1 })}
                onClick={() => remove(i)}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      {names.length < most && (
        <button type="button" onClick={() => onChange([...names, added()])}>
          + {t('setup.add')}
        </button>
      )}
    </>
  );
}
