let isDown = false;

window.addEventListener('pointerdown', () => (isDown = true), { capture: true });
for (const end of ['pointerup', 'pointercancel'] as const) {
  window.addEventListener(end, () => (isDown = false), { capture: true });
}

/**
 * Runs at once, or, while a pointer is pressed, after its click: what appears when a field is left must not move the
 * button away that is being pressed.
 */
export function afterPointer(run: () => void): void {
  if (isDown) window.addEventListener('pointerup', () => setTimeout(run), { once: true });
  else run();
}
