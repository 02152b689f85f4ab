/* A drawing of the engine, taken apart. */

/* The elements of a section by id, each with all that is inside it. */
export function pieces(section: string): Map<string, string> {
  const map = new Map<string, string>();
  const tag = /<(\/?)[A-Za-z][^>]*?(\/?)>/g;
  let depth = 0;
  let start = 0;
  for (let m = tag.exec(section); m !== null; m = tag.exec(section)) {
    if (depth === 0) start = m.index;
    if (m[1] === '/') depth--;
    else if (m[2] !== '/') depth++;
    if (depth > 0) continue;
    const text = section.slice(start, tag.lastIndex);
    map.set(/^<[^>]*\bid="([^"]+)"/.exec(text)?.[1] ?? text, text);
    depth = 0;
  }
  return map;
}
