/* Cards, resources and dice as the engine draws them, and small signs. */
import { pictureEngine } from '../../engine/load.ts';
import { pictureUrl } from '../pictures.ts';
import { isDark } from '../settings.ts';
import { RESOURCES } from './view.ts';

const SIGNS: Record<string, preact.JSX.Element> = {
  card: (
    <g>
      <rect x="7" y="3" width="18" height="26" rx="3" fill="#8f6a9a" stroke="#4a3350" />
      <path d="M16 9l2 5h5l-4 3 2 6-5-4-5 4 2-6-4-3h5z" fill="#f3e7c8" />
    </g>
  ),
  /* Cards in a hand, seen from behind. */
  hand: (
    <g fill="#f3e7c8" stroke="#4a3350" stroke-width="2">
      <rect x="5" y="4" width="14" height="22" rx="3" />
      <rect x="13" y="6" width="14" height="22" rx="3" />
    </g>
  ),
  road: <path d="M5 25L25 5l4 4L9 29z" fill="currentColor" />,
  settlement: <path d="M6 28V15L16 6l10 9v13z" fill="currentColor" />,
  city: <path d="M3 28V14l8-8 8 8v4h10v10z" fill="currentColor" />,
  knight: (
    <g fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round">
      <path d="M6 26L24 8M20 6h6v6M8 18l6 6" />
    </g>
  ),
  trade: (
    <g
      fill="none"
      stroke="currentColor"
      stroke-width="2.6"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path d="M5 11h20l-5-5M27 21H7l5 5" />
    </g>
  ),
};

/* A drawing of the engine, in the colours of the page's theme. */
function Piece({ name, size, cls }: { name: string; size?: number; cls: string }) {
  const dark = isDark();
  const src = pictureUrl(`${name} ${dark}`, () => pictureEngine().piece(name, dark, 132));
  return <img class={cls} src={src} alt="" width={size} height={size} draggable={false} />;
}

/* The picture of a card. */
export function Window({ card }: { card: string }) {
  return <Piece name={`window ${card}`} cls="window" />;
}

export function Sign({ name, size = 28 }: { name: string; size?: number }) {
  const art = SIGNS[name];
  if (RESOURCES.some((r) => r === name))
    return <Piece name={`resource ${name}`} size={size} cls="sign" />;
  return art ? (
    <svg class="sign" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      {art}
    </svg>
  ) : null;
}

export function Die({ value, red = false }: { value: number; red?: boolean }) {
  return (
    <Piece name={`die ${value}${red ? ' red' : ''}`} size={44} cls={red ? 'die red' : 'die'} />
  );
}
