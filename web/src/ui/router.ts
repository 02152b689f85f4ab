/* Where we are: the part of the address behind #. */
import { useLayoutEffect, useState } from 'preact/hooks';

export function here(): string[] {
  /* Without a network the page itself answers at every path. */
  if (location.hash === '' && location.pathname === '/admin') return ['admin'];
  return location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
}

export function go(path: string): void {
  location.hash = `#/${path}`;
}

export function useRoute(): string[] {
  const [route, set] = useState(here());
  /* At once, not after the first picture: nothing may be missed between. */
  useLayoutEffect(() => {
    const f = () => set(here());
    addEventListener('hashchange', f);
    return () => removeEventListener('hashchange', f);
  }, []);
  return route;
}
