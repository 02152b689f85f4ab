// Draws what bench/growth.c measured: nanoseconds an action against tiles laid,
// against open squares and against modules, side by side.  Of several runs, one
// behind another, the least of each point counts: other work only adds to it.
// usage: node tools/plot-growth.mjs <growth.tsv >growth.svg
import { readFileSync } from 'node:fs';

const colours = { base: '#3b7d4f', bb5: '#b5651d', bb6: '#2f5d8a' };
const panels = {
  tiles: 'nanoseconds an action against tiles laid',
  squares: '... against open squares',
  modules: '... against modules',
};
const width = 400, height = 300, left = 48, bottom = 40, top = 30, right = 12;

const least = new Map();
for (const line of readFileSync(0, 'utf8').trim().split('\n')) {
  const [panel, series, x, y] = line.split('\t');
  const key = `${panel} ${series} ${x}`;
  const before = least.get(key)?.y ?? Infinity;
  least.set(key, { panel, series, x: Number(x), y: Math.min(before, Number(y)) });
}
const rows = [...least.values()];

// A round step of which about five make up the range.
function step(range) {
  const power = 10 ** Math.floor(Math.log10(range / 4));
  return [1, 2, 5, 10].map((k) => k * power).find((s) => range / s <= 5);
}

function panel(name, x0) {
  const points = rows.filter((row) => row.panel === name);
  const xMax = Math.max(...points.map((p) => p.x));
  const yMax = Math.max(...points.map((p) => p.y)) * 1.05;
  const X = (x) => (x0 + left + x / xMax * (width - left - right)).toFixed(1);
  const Y = (y) => (height - bottom - y / yMax * (height - bottom - top)).toFixed(1);
  const out = [`<text x="${x0 + left}" y="18">${panels[name]}</text>`];

  for (let y = 0; y <= yMax; y += step(yMax)) {
    out.push(`<path class="grid" d="M${X(0)} ${Y(y)}H${X(xMax)}"/>`,
      `<text x="${x0 + left - 6}" y="${Number(Y(y)) + 4}" text-anchor="end">${y}</text>`);
  }
  for (let x = 0; x <= xMax; x += step(xMax))
    out.push(`<text x="${X(x)}" y="${height - bottom + 18}" text-anchor="middle">${x}</text>`);
  for (const [series, colour] of Object.entries(colours)) {
    const line = points.filter((p) => p.series === series);
    if (line.length === 0)
      continue;
    const last = line[line.length - 1];
    out.push(`<polyline fill="none" stroke="${colour}" stroke-width="2" points="${
      line.map((p) => `${X(p.x)},${Y(p.y)}`).join(' ')}"/>`,
    `<text x="${X(last.x)}" y="${Number(Y(last.y)) - 6}" text-anchor="end" fill="${
      colour}">${series}</text>`);
  }
  return out.join('\n');
}

console.log(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${3 * width} ${height}"
 font-family="sans-serif" font-size="12">
<style>text{fill:#333}.grid{stroke:#ccc}</style>
<rect width="100%" height="100%" fill="#fff"/>
${panel('tiles', 0)}
${panel('squares', width)}
${panel('modules', 2 * width)}
</svg>`);
