/* Lines of chat: ready-made phrases, and who wants to read what. */
import type { ChatLine } from './messages.ts';

export const EMOTES = ['hello', 'luck', 'nice', 'oops', 'thanks', 'wait', 'game'] as const;

/* A phrase goes over the line as its name, `:nice:`. */
export function emoteOf(text: string): string | null {
  const name = /^:([a-z]+):$/.exec(text)?.[1];
  return name !== undefined && (EMOTES as readonly string[]).includes(name) ? name : null;
}

/* May this line be read by somebody with these wishes? */
export function wanted(
  line: Pick<ChatLine, 'user' | 'text'>,
  me: string,
  muted: string[],
  chat: 'all' | 'emotes' | 'none',
): boolean {
  if (line.user === me) return true;
  if (muted.includes(line.user) || chat === 'none') return false;
  return chat === 'all' || emoteOf(line.text) !== null;
}
