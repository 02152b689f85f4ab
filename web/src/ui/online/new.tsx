/* A new table: the set-up of its game, and what is particular to a server. */
import { useState } from 'preact/hooks';
import type { Refusal } from '../../engine/wasm.ts';
import { ApiError, createTable, entropy } from '../../game/api.ts';
import { codeRefusal } from '../../game/room.ts';
import { find, t } from '../../i18n/index.ts';
import { Check, Choose, Refused, levelChoices } from '../form.tsx';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { SetupPage, myName, type Wish } from '../setup.tsx';
import { delayText } from './delay.ts';
import { CLOCKS, DELAYS, NEW_TABLE, STAND_INS, tableRequest, type TableWish } from './wish.ts';

export function NewTable({ game }: { game: string }) {
  useSettings();
  const [table, setTable] = useState(NEW_TABLE);
  const [error, setError] = useState<Refusal | null>(null);
  const create = async (w: Wish) => {
    try {
      const request = tableRequest(w, table, myName());
      go(`t/${await createTable({ ...request, entropy: entropy() })}`);
    } catch (e) {
      setError(codeRefusal(e instanceof ApiError ? e.code : 'internal'));
    }
  };
  return (
    <SetupPage game={game} friends onCreate={(w) => void create(w)}>
      <section class="card">
        <h2>{t('online.table')}</h2>
        <Choices table={table} set={(more) => setTable({ ...table, ...more })} />
        <Refused why={error} />
      </section>
    </SetupPage>
  );
}

function Choices({ table, set }: { table: TableWish; set: (more: Partial<TableWish>) => void }) {
  return (
    <>
      <Choose
        label={t('online.clock')}
        value={table.clock}
        options={CLOCKS.map((c) => ({ value: c, text: find(`clock.${c}`) ?? c }))}
        onChange={(clock) => set({ clock })}
      />
      <Choose
        label={t('online.spectators')}
        value={table.spectators}
        options={[
          { value: 'live', text: t('online.spectators.live') },
          { value: 'delayed', text: t('online.spectators.delayed') },
          { value: 'none', text: t('online.spectators.none') },
        ]}
        onChange={(spectators) => set({ spectators })}
      />
      {table.spectators === 'delayed' && (
        <Choose
          label={t('online.delay')}
          value={String(table.delay)}
          options={DELAYS.map((s) => ({ value: String(s), text: delayText(s) }))}
          onChange={(delay) => set({ delay: Number(delay) })}
        />
      )}
      <Choose
        label={t('online.standin')}
        value={table.standIn}
        options={levelChoices().filter((l) => STAND_INS.includes(l.value))}
        onChange={(standIn) => set({ standIn })}
      />
      <Check label={t('online.listed')} on={table.listed} onChange={(listed) => set({ listed })} />
      <Check label={t('online.rated')} on={table.rated} onChange={(rated) => set({ rated })} />
    </>
  );
}
