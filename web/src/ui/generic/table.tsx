/*
 * A table for a game that has none of its own: what the viewer may see as
 * lines, what he may do as buttons.  Each is sent at once.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Refusal } from '../../engine/wasm.ts';
import type { Snapshot } from '../../game/source.ts';
import { t } from '../../i18n/index.ts';
import { gameOf } from '../games.ts';
import { byKeyboard } from '../keyboard.ts';
import { PlayerList } from '../players.tsx';
import { play } from '../sounds.ts';
import type { TableProps } from '../table.tsx';
import { Why } from '../why.tsx';
import { WhoseTurn } from '../whose.tsx';
import { actionText, factsOf } from './lines.ts';

export function GenericTable({ source, snapshot: s, frame }: TableProps) {
  const mine = s.player >= 0 && s.player === s.viewer && s.seats[s.viewer]?.mine === true;
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => setRefusal(null), [s.steps.length, s.viewer]);
  useEffect(() => {
    if (mine && byKeyboard()) document.querySelector<HTMLElement>('.acts button')?.focus();
  }, [mine, s.steps.length]);
  const send = async (action: string) => {
    if (sending) return;
    setSending(true);
    const why = await source.act([action]);
    setSending(false);
    setRefusal(why);
    play(why ? 'no' : 'place');
  };
  return frame({
    board: <Facts s={s} />,
    panel: (
      <>
        <div class="turntext">{mine ? <p>{t('phase.other')}</p> : <WhoseTurn snapshot={s} />}</div>
        {mine && <Acts s={s} disabled={sending} onAct={(a) => void send(a)} />}
        {refusal && <Why refusal={refusal} onClose={() => setRefusal(null)} seats={s.seats} />}
      </>
    ),
    players: <Players s={s} />,
    extra: null,
    light: () => undefined,
    left: null,
  });
}

function Facts({ s }: { s: Snapshot }) {
  const names = s.seats.map((x) => x.name);
  return (
    <div class="boardview facts" role="region" aria-label={t('board.facts')} tabindex={0}>
      <dl>
        {factsOf(s.view, names).map((f) => (
          <div key={f.what}>
            <dt>{f.what}</dt>
            {f.lines.map((l, i) => (
              <dd key={i}>{l || '–'}</dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}

function Acts(props: { s: Snapshot; disabled: boolean; onAct: (action: string) => void }) {
  const { s } = props;
  const names = s.seats.map((x) => x.name);
  return (
    <div class="choices acts" role="group" aria-label={t('board.acts')}>
      {s.legal.map((a) => (
        <button
          type="button"
          key={a}
          data-action={a}
          disabled={props.disabled}
          onClick={() => props.onAct(a)}
        >
          {actionText(s.game, a, names)}
        </button>
      ))}
    </div>
  );
}

function Players({ s }: { s: Snapshot }) {
  const points = s.track.length > 0 ? s.track : gameOf(s.game).points(s.view, s.seats.length);
  return <PlayerList snapshot={s} points={points} active={s.player} />;
}
