let isDown = false;

window.addEventListener('pointerdown', () => (isDown = true), { capture: true });
for (const end of ['pointerup', 'pointercancel'] as const) {
  window.addEventListener(end, () => (isDown = false), { capture: true });
}

/**
 * Runs at once, or, while a pointer is pressed, with its click: what appears when a field is left must not move the
 * button away that is being pressed.
 */
export function afterPointer(run: () => void): void {
  if (!isDown) return run();
  const clicked = new AbortController();
  function once() {
    if (clicked.signal.aborted) return;
    clicked.abort();
    run();
  }
  // Not on the way down: a box drawn anew between its click and its change would lose the change.
  window.addEventListener('click', once, { signal: clicked.signal });
  // A press that ends elsewhere is no click.
  window.addEventListener('pointerup', () => setTimeout(once), { once: true, signal: clicked.signal });
}
