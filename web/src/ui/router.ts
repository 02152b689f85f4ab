/* Where we are: the part of the address behind #. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export function here(): string[] {
  /* Without a network the page itself answers at every path. */
  if (location.hash === '' && location.pathname === '/admin') return ['admin'];
  return location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
}

export function go(path: string): void {
  location.hash = `#/${path}`;
}

/* Who has to be asked before the address leads elsewhere, also by the browser's way back. */
let guard: ((to: string[]) => boolean) | null = null;

export function guardRoute(may: (to: string[]) => boolean): () => void {
  guard = may;
  return () => {
    if (guard === may) guard = null;
  };
}

export function useRoute(): string[] {
  const [route, set] = useState(here());
  const last = useRef(location.hash);
  /* At once, not after the first picture: nothing may be missed between. */
  useLayoutEffect(() => {
    const f = () => {
      if (guard && !guard(here())) {
        history.pushState(null, '', last.current);
        return;
      }
      last.current = location.hash;
      set(here());
    };
    addEventListener('hashchange', f);
    return () => removeEventListener('hashchange', f);
  }, []);
  return route;
}
