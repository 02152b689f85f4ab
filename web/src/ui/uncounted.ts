/* What of the end is still to be counted: player rows leave it out. */
import { createContext } from 'preact';

/* Points that are still to be counted, by seat; while there are any nobody has won. */
export const Uncounted = createContext<{ less: number[]; counting: boolean }>({
  less: [],
  counting: false,
});
