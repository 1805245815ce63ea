const FIELD = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * When a dialog opens: to its first field, also one that comes a moment later with the code or the data of a form, unless
 * somebody has gone elsewhere by then. Until there is one, and where there is none, the dialog itself is read out.
 */
export function focusFirstField(event: Event): void {
  event.preventDefault();
  const sheet = event.currentTarget as HTMLElement;
  sheet.focus();
  if (focusField(sheet)) return;
  const watcher = new MutationObserver(() => {
    if (document.activeElement !== sheet || focusField(sheet)) watcher.disconnect();
  });
  watcher.observe(sheet, { childList: true, subtree: true });
}

function focusField(sheet: HTMLElement): boolean {
  const field = sheet.querySelector<HTMLElement>(FIELD);
  field?.focus();
  return Boolean(field);
}
