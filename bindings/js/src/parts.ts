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

/* The layer whose group is cut along the squares of the landscape. */
export const CLIPPED = 'patches';

/* One layer alone, with those definitions it needs. */
export function alone(parts: Part[], name: string): Part[] {
  const defs = layer(parts, 'defs');
  const needed = new Set<string>();
  const need = (markup: string) => {
    for (const [, id = ''] of markup.matchAll(/href="#([^"]+)"/g)) {
      if (needed.has(id)) continue;
      needed.add(id);
      need(defs.get(id) ?? '');
    }
  };
  layer(parts, name).forEach(need);
  return parts.filter(
    (p) => p.layer === name || p.layer === 'style' || (p.layer === 'defs' && needed.has(p.id)),
  );
}

/* What is drawn: definitions, then the layers from the lowest up. */
export function innerSvg(parts: Part[]): string {
  let defs = '';
  let drawn = '';
  let open = false;
  for (const p of parts) {
    if (p.layer === 'frame' || p.layer === 'style') continue;
    if (p.layer === 'defs') {
      defs += p.markup;
      continue;
    }
    if (open !== (p.layer === CLIPPED)) {
      drawn += open ? '</g>' : '<g clip-path="url(#bc)">';
      open = !open;
    }
    drawn += p.markup;
  }
  return `<defs>${defs}</defs>${drawn}${open ? '</g>' : ''}`;
}

/* A document of its own, showing this part of the plane at this scale; `zoom` is
 * how near one looks: z0 far, z1, z2 close; `css` are rules of the page. */
export function wholeSvg(
  parts: Part[],
  scale: number,
  box = viewBoxOf(parts),
  zoom = 'z2',
  css = '',
): string {
  const [, , width = 0, height = 0] = box.split(' ').map((n) => Number(n) * scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" class="${zoom}" viewBox="${box}" width="${width}" height="${height}"><style>${styleOf(parts)}${css}</style>${innerSvg(parts)}</svg>`;
}
