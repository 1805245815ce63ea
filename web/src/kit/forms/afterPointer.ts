let isDown = false;

window.addEventListener('pointerdown', () => (isDown = true), { capture: true });
for (const end of ['pointerup', 'pointercancel'] as const) {
  window.addEventListener(end, () => (isDown = false), { capture: true });
}

/**
 * Runs the callback immediately or, while a pointer is down, after its click: an error message that appears on blur must not move the
 * button that is being pressed.
 */
export const afterPointer = (run: () => void): void => {
  if (!isDown) return run();
  const clicked = new AbortController();
  const once = () => {
    if (clicked.signal.aborted) return;
    clicked.abort();
    run();
  };
  // Not on pointerdown: a checkbox rendered again between click and change would lose the change.
  window.addEventListener('click', once, { signal: clicked.signal });
  // A press that ends elsewhere causes no click.
  window.addEventListener('pointerup', () => setTimeout(once), { once: true, signal: clicked.signal });
};
