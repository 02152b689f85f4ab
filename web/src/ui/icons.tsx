/* Signs that not every font has, drawn. */
const PATHS = {
  first: 'M4 4h2v16H4zM20 4v16L8 12z',
  back: 'M18 4v16L6 12z',
  play: 'M6 4v16l14-8z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  next: 'M4 4v16l12-8zM18 4h2v16h-2z',
  link: 'M9 17H7A5 5 0 0 1 7 7h3v2H7a3 3 0 0 0 0 6h2zm6-10h2a5 5 0 0 1 0 10h-3v-2h3a3 3 0 0 0 0-6h-2zM8 11h8v2H8z',
  done: 'M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z',
} as const;

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg class="sign" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={PATHS[name]} fill="currentColor" />
    </svg>
  );
}
