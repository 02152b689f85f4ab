/* A plain page: head with the way home, languages and colours. */
import type { ComponentChildren } from 'preact';
import { languageName, nextLanguage, t } from '../i18n/index.ts';
import { IconLink, SettingsLink } from './parts.tsx';
import { change, isDark, useSettings } from './settings.ts';

/* Ways from everything that is about people. */
export function AroundMe() {
  return (
    <>
      <a class="button" href="#/ratings">
        {t('ratings.title')}
      </a>
      <a class="button" href="#/account">
        {t('account.title')}
      </a>
    </>
  );
}

export function Page({
  title,
  home = false,
  children,
}: {
  title: string;
  home?: boolean;
  children: ComponentChildren;
}) {
  useSettings();
  const next = nextLanguage();
  return (
    <div class="page">
      <header class="pagehead">
        {!home && (
          <IconLink href="#/" label={t('home')}>
            ‹
          </IconLink>
        )}
        <h1>{title}</h1>
        <span class="grow" />
        <button
          type="button"
          class="icon"
          lang={next.tag}
          onClick={() => change({ lang: next.tag })}
        >
          {languageName(next)}
        </button>
        <button
          type="button"
          class="icon"
          aria-label={t('settings.dark')}
          title={t('settings.dark')}
          aria-pressed={isDark()}
          onClick={() => change({ theme: isDark() ? 'light' : 'dark' })}
        >
          {isDark() ? '☀' : '☾'}
        </button>
        <SettingsLink />
      </header>
      <main>{children}</main>
    </div>
  );
}
