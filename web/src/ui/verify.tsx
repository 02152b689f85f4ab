/* The fair shuffle, checked here: a file, or a game of a server. */
import { useEffect, useState } from 'preact/hooks';
import { wasmModule } from '../engine/load.ts';
import { Engine } from '../engine/wasm.ts';
import { verify, type Verdict } from '../game/fair.ts';
import { t } from '../i18n/index.ts';
import { FileButton } from './form.tsx';
import { Page } from './page.tsx';
import { useSettings } from './settings.ts';

export async function verifyText(text: string): Promise<Verdict> {
  return verify(new Engine(await wasmModule()), text);
}

export function VerdictText({ verdict: v }: { verdict: Verdict }) {
  return (
    <p role="status" class={v.what === 'agrees' ? 'verdict good' : 'verdict'}>
      {t(`fair.${v.what}`, { n: v.draws, action: v.action ?? '', derived: v.derived ?? '' })}
    </p>
  );
}

/* `table` is the id of a finished game of the server. */
export function VerifyPage({ table }: { table?: string }) {
  useSettings();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const check = async (text: Promise<string>) =>
    setVerdict(await verifyText(await text).catch(() => ({ what: 'bad' as const, draws: 0 })));
  useEffect(() => {
    if (table)
      void check(
        fetch(`/api/v1/tables/${encodeURIComponent(table)}/game.dsk`).then((r) => r.text()),
      );
  }, [table]);
  return (
    <Page title={t('fair.title')}>
      <p class="lead">{t('fair.lead')}</p>
      <section class="card">
        <p>{t('fair.how')}</p>
        <FileButton text={t('start.open')} onFile={(file) => void check(file.text())} />
        {verdict && <VerdictText verdict={verdict} />}
      </section>
    </Page>
  );
}
