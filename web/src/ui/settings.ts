/* What people like: kept in the browser, applied at once. */
import { useEffect, useState } from 'preact/hooks';
import {
  SETTINGS,
  isLoaded,
  loadLanguage,
  setLanguage,
  storedLanguage,
  type Lang,
} from '../i18n/index.ts';

export interface Settings {
  lang: Lang;
  theme: 'auto' | 'light' | 'dark';
  sound: number; /* 0..100, of all */
  soundMoves: number; /* of each class, 0..100 of that */
  soundPoints: number;
  soundTurn: number;
  soundChat: number;
  vibrate: boolean; /* at my turn, where the device can */
  chat: 'all' | 'emotes' | 'none';
  animations: boolean;
  confirm: boolean; /* ask before a move is sent */
  aidLegal: boolean;
  aidFeatures: boolean;
  aidDead: boolean;
  aidBag: boolean;
  aidHint: boolean;
  notify: boolean;
  seen: boolean; /* friends see when I am here */
  autoReject: boolean; /* refuse offers that cannot be met */
  autoOnly: boolean; /* do by itself what is the only thing possible */
  name: string;
}

const defaults: Settings = {
  lang: 'en',
  theme: 'auto',
  sound: 40,
  soundMoves: 100,
  soundPoints: 100,
  soundTurn: 100,
  soundChat: 60,
  vibrate: true,
  chat: 'all',
  animations: true,
  confirm: true,
  aidLegal: true,
  aidFeatures: true,
  aidDead: true,
  aidBag: true,
  aidHint: true,
  notify: false,
  seen: true,
  autoReject: true,
  autoOnly: false,
  name: '',
};

function read(): Settings {
  const own: Settings = {
    ...defaults,
    lang: storedLanguage(),
    animations: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SETTINGS) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return own;
    const values = stored as Record<string, unknown>;
    for (const key of Object.keys(defaults) as (keyof Settings)[])
      if (typeof values[key] === typeof defaults[key])
        (own as unknown as Record<string, unknown>)[key] = values[key];
  } catch {
    /* what cannot be read is forgotten */
  }
  return own;
}

let current = read();
const listeners = new Set<() => void>();
const night = matchMedia('(prefers-color-scheme: dark)');

export function settings(): Settings {
  return current;
}

export function isDark(): boolean {
  return current.theme === 'dark' || (current.theme === 'auto' && night.matches);
}

function apply(): void {
  setLanguage(current.lang);
  document.documentElement.lang = current.lang;
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
  document.documentElement.dataset.motion = current.animations ? 'on' : 'off';
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', isDark() ? '#15181d' : '#f4efe2');
}

export function change(more: Partial<Settings>): void {
  const lang = more.lang;
  if (lang !== undefined && !isLoaded(lang)) {
    /* Without a network a language that was never here stays away. */
    loadLanguage(lang).then(
      () => change(more),
      () => undefined,
    );
    return;
  }
  current = { ...current, ...more };
  try {
    localStorage.setItem(SETTINGS, JSON.stringify(current));
  } catch {
    /* private windows may have no storage */
  }
  apply();
  for (const f of listeners) f();
}

night.addEventListener('change', () => change({}));
apply();

/* Re-renders on every change. */
export function useSettings(): Settings {
  const [, again] = useState(0);
  useEffect(() => {
    const f = () => again((n) => n + 1);
    listeners.add(f);
    return () => {
      listeners.delete(f);
    };
  }, []);
  return current;
}
