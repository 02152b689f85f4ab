/* Small things that many pages have: ways to elsewhere, buttons with a sign. */
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { Icon } from './icons.tsx';

/* A way to another page, with a word about it. */
export function Way({ to, title, help }: { to: string; title: string; help: string }) {
  return (
    <a class="way" href={`#/${to}`}>
      <strong>{title}</strong>
      <span>{help}</span>
    </a>
  );
}

export function RulesWay() {
  return <Way to="rules" title={t('rules.title')} help={t('start.rules.help')} />;
}

/* A sign that leads somewhere; its words are for screen readers and tooltips. */
export function IconLink(props: { href: string; label: string; children: ComponentChildren }) {
  return (
    <a class="icon button" href={props.href} aria-label={props.label} title={props.label}>
      {props.children}
    </a>
  );
}

export function SettingsLink() {
  return (
    <IconLink href="#/settings" label={t('settings.title')}>
      ⚙
    </IconLink>
  );
}

export function IconButton(props: {
  icon: Parameters<typeof Icon>[0]['name'];
  label: string;
  primary?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      class={props.primary ? 'primary' : undefined}
      aria-label={props.label}
      title={props.label}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
    </button>
  );
}

/* Nothing can be shown: why, and the way home. */
export function DeadEnd({ text }: { text: string }) {
  return (
    <main class="page">
      <p>{text}</p>
      <a class="button" href="#/">
        {t('home')}
      </a>
    </main>
  );
}
