/*
 * Pictures in parts: what the engine draws, element by element, so that a page
 * replaces only what has changed and cuts no markup.
 */
export interface Part {
  layer: string;
  id: string;
  markup: string;
}

/* Records: byte 30, `layer id`, markup from the next line on. */
export function readParts(text: string): Part[] {
  return text
    .split('\x1e')
    .slice(1)
    .map((record) => {
      const end = record.indexOf('\n');
      const [layer = '', id = ''] = record.slice(0, end).split(' ');
      return { layer, id, markup: record.slice(end + 1) };
    });
}

/* The markup of one or more layers by id, in the order of drawing. */
export function layer(parts: Part[], ...names: string[]): Map<string, string> {
  return new Map(parts.filter((p) => names.includes(p.layer)).map((p) => [p.id, p.markup]));
}

/* The style sheet of the picture. */
export function styleOf(parts: Part[]): string {
  return parts.find((p) => p.layer === 'style')?.markup ?? '';
}

/* The view box: x, y, width, height. */
export function viewBoxOf(parts: Part[]): string {
  return parts.find((p) => p.layer === 'frame' && p.id === 'box')?.markup ?? '0 0 1 1';
}

/* What is drawn: definitions, then the layers from the lowest up. */
export function innerSvg(parts: Part[]): string {
  const of = (want: boolean) =>
    parts
      .filter((p) => !['frame', 'style'].includes(p.layer) && (p.layer === 'defs') === want)
      .map((p) => p.markup)
      .join('');
  return `<defs>${of(true)}</defs>${of(false)}`;
}

/* A document of its own, showing this part of the plane at this scale. */
export function wholeSvg(parts: Part[], scale: number, box = viewBoxOf(parts)): string {
  const [, , width = 0, height = 0] = box.split(' ').map((n) => Number(n) * scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}"><style>${styleOf(parts)}</style>${innerSvg(parts)}</svg>`;
}
