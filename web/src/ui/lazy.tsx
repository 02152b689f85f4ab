/* Screens that are loaded when somebody opens them. */
import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadRest, t } from '../i18n/index.ts';
import { useNetworkBack } from './network.ts';
import { askVersion, reloadIfServed } from './offline.ts';

/* A component whose code comes when it is first shown; `load` keeps what it has brought. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  wait: () => VNode | null = () => <p class="loading">{t('loading')}</p>,
): (props: P) => VNode | null {
  let known: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [failed, setFailed] = useState(false);
    const [, arrived] = useState(false);
    /* What failed without a network is tried again when it is back. */
    const back = useNetworkBack();
    useEffect(() => {
      if (known) return;
      Promise.all([load(), loadRest()]).then(
        ([c]) => {
          known = c;
          arrived(true);
        },
        () => {
          setFailed(true);
          /* Firefox keeps in mind what failed, until the page is loaded again. */
          void (back > 0 ? reloadIfServed() : askVersion());
        },
      );
    }, [back]);
    const Known = known;
    if (Known) return <Known {...props} />;
    return failed ? <p class="loading why">{t('error.piece')}</p> : wait();
  };
}
