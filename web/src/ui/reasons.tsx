/* Why a move is good, a sentence each; pointing at one lights up its place. */
import type { Reason } from '../engine/wasm.ts';
import { t } from '../i18n/index.ts';

export function Reasons(props: {
  reasons: Reason[];
  light?: ((place: string | null) => void) | undefined;
}) {
  const { light } = props;
  if (props.reasons.length === 0) return null;
  return (
    <ul class="reasons" aria-label={t('hint.why')}>
      {props.reasons.slice(0, 3).map((x) => (
        <li key={x.text}>
          {light && x.place !== '' ? (
            <button
              type="button"
              class="link"
              onPointerEnter={() => light(x.place)}
              onPointerLeave={() => light(null)}
              onFocus={() => light(x.place)}
              onBlur={() => light(null)}
              onClick={() => light(x.place)}
            >
              {x.text}
            </button>
          ) : (
            x.text
          )}
        </li>
      ))}
    </ul>
  );
}
