/* Resource cards, dice and other signs of Catan, drawn here. */

const SIGNS: Record<string, preact.JSX.Element> = {
  lumber: (
    <g>
      <rect x="3" y="13" width="22" height="8" rx="4" fill="#8a5a32" />
      <circle cx="24" cy="17" r="4" fill="#e6c08c" />
      <rect x="7" y="6" width="20" height="8" rx="4" fill="#a06b3d" />
      <circle cx="26" cy="10" r="4" fill="#f0d2a4" />
    </g>
  ),
  brick: (
    <g fill="#b5532d" stroke="#6b2c15" stroke-width="1">
      <path d="M4 16h11v7H4zM17 16h11v7H17zM10 7h12v7H10z" />
    </g>
  ),
  wool: (
    <g>
      <path
        d="M9 12c-5 0-6 6-2 8 1 4 6 4 8 2 3 3 8 1 8-2 4-2 3-8-2-8-2-4-10-4-12 0z"
        fill="#fbfbf6"
        stroke="#777"
      />
      <ellipse cx="24" cy="14" rx="4" ry="3.4" fill="#444" />
      <path d="M11 22v4m8-4v4" stroke="#444" stroke-width="2" />
    </g>
  ),
  grain: (
    <g fill="#e0ac1f" stroke="#8a6508" stroke-width="1">
      <path d="M16 28V8" stroke-width="2" />
      <path d="M16 4c3 2 3 6 0 8-3-2-3-6 0-8zM16 14c1-4 4-5 7-5 0 4-3 6-7 5zM16 14c-1-4-4-5-7-5 0 4 3 6 7 5zM16 21c1-4 4-5 7-5 0 4-3 6-7 5zM16 21c-1-4-4-5-7-5 0 4 3 6 7 5z" />
    </g>
  ),
  ore: (
    <g>
      <path d="M4 23l5-12 8-5 8 6 4 9-6 5H9z" fill="#7d8794" stroke="#434b55" />
      <path d="M9 11l6 5 2-10M15 16l8 2 2-6M15 16l-6 10" fill="none" stroke="#aab4c0" />
    </g>
  ),
  card: (
    <g>
      <rect x="7" y="3" width="18" height="26" rx="3" fill="#8f6a9a" stroke="#4a3350" />
      <path d="M16 9l2 5h5l-4 3 2 6-5-4-5 4 2-6-4-3h5z" fill="#f3e7c8" />
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

export function Sign({ name, size = 28 }: { name: string; size?: number }) {
  const art = SIGNS[name];
  return art ? (
    <svg class="sign" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      {art}
    </svg>
  ) : null;
}

const PIPS: Record<number, [number, number][]> = {
  1: [[16, 16]],
  2: [
    [9, 9],
    [23, 23],
  ],
  3: [
    [9, 9],
    [16, 16],
    [23, 23],
  ],
  4: [
    [9, 9],
    [23, 9],
    [9, 23],
    [23, 23],
  ],
  5: [
    [9, 9],
    [23, 9],
    [16, 16],
    [9, 23],
    [23, 23],
  ],
  6: [
    [9, 8],
    [23, 8],
    [9, 16],
    [23, 16],
    [9, 24],
    [23, 24],
  ],
};

export function Die({
  value,
  red = false,
  size = 36,
}: {
  value: number;
  red?: boolean;
  size?: number;
}) {
  return (
    <svg
      class={`die${red ? ' red' : ''}`}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <rect x="1.5" y="1.5" width="29" height="29" rx="7" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle cx={x} cy={y} r="3" />
      ))}
    </svg>
  );
}
