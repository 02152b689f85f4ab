/* Screens that are loaded when somebody opens them. */
import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadRest, t } from '../i18n/index.ts';
import { askVersion } from './offline.ts';

/* A component whose code comes when it is first shown; `load` keeps what it has brought. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  wait: () => VNode | null = () => <p class="loading">{t('loading')}</p>,
): (props: P) => VNode | null {
  let known: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [failed, setFailed] = useState(false);
    const [tries, again] = useState(0);
    useEffect(() => {
      if (known) return;
      Promise.all([load(), loadRest()]).then(
        ([c]) => {
          known = c;
          again((n) => n + 1);
        },
        () => {
          setFailed(true);
          void askVersion();
        },
      );
    }, [tries]);
    /* What failed without a network is tried again when it is back. */
    useEffect(() => {
      if (!failed) return;
      const retry = () => {
        setFailed(false);
        again((n) => n + 1);
      };
      addEventListener('online', retry);
      return () => removeEventListener('online', retry);
    }, [failed]);
    const Known = known;
    if (Known) return <Known {...props} />;
    return failed ? <p class="loading why">{t('error.piece')}</p> : wait();
  };
}
