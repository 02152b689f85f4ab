/* Says a text to screen readers. */
export function announce(text: string): void {
  const live = document.getElementById('live');
  if (live) live.textContent = text;
}
