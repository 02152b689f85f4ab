/* What one thing of a game counts: the game's own form. */
import { t } from '../i18n/index.ts';
import { gameOf, titleOf } from '../ui/games.ts';
import { Page } from '../ui/page.tsx';
import { DeadEnd } from '../ui/parts.tsx';

export function Feature({ game }: { game: string }) {
  const Form = gameOf(game).real?.Feature;
  if (!Form) return <DeadEnd text={t('error.nogame')} />;
  return (
    <Page title={t('real.feature', { game: titleOf(game) })}>
      <Form />
    </Page>
  );
}
