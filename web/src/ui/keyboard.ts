/* Does the person use keys at the moment, rather than mouse or finger? */
let keys = false;

addEventListener('keydown', () => (keys = true), { capture: true });
addEventListener('pointerdown', () => (keys = false), { capture: true });

export function byKeyboard(): boolean {
  return keys;
}
