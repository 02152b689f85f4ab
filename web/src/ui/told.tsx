/* Whole sentences of the catalogue in which elements stand for some facts. */
import type { ComponentChildren } from 'preact';

/* What a fact is told as: a sign of the private area, found again below. */
export const mark = (i: number) => String.fromCharCode(0xe000 + i);

export function Told({ text, parts }: { text: string; parts: ComponentChildren[] }) {
  return (
    <>
      {text
        .split(/([\uE000-\uE00F])/)
        .map((x) => (/^[\uE000-\uE00F]$/.test(x) ? parts[x.charCodeAt(0) - 0xe000] : x))}
    </>
  );
}
