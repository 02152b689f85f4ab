/* A plain page: head with the way home, languages and colours. */
import type { ComponentChildren } from 'preact';
import { languageName, nextLanguage, t } from '../i18n/index.ts';
import { change, isDark, useSettings } from './settings.ts';

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
          <a class="icon button" href="#/" aria-label={t('home')} title={t('home')}>
            ‹
          </a>
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
        <a
          class="icon button"
          href="#/settings"
          aria-label={t('settings.title')}
          title={t('settings.title')}
        >
          ⚙
        </a>
      </header>
      <main>{children}</main>
    </div>
  );
}
