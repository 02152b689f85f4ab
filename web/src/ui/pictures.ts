/* Drawings of the engine as pictures of the page, each made once. */

const cache = new Map<string, string>();

/* A drawing as the address of a picture. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/* The picture of that name, made the first time; '' where there is nothing to draw. */
export function pictureUrl(key: string, make: () => string): string {
  let known = cache.get(key);
  if (known === undefined) {
    const svg = make();
    known = svg === '' ? '' : svgUrl(svg);
    cache.set(key, known);
  }
  return known;
}
