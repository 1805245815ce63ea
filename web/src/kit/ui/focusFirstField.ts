const FIELD = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * When a dialog opens, focuses its first field, even if the form loads a moment later, unless the user has moved the focus. Until then, and
 * if there is no field or it stands below what is in sight, the dialog itself has the focus, so that it is read out from the beginning.
 */
export const focusFirstField = (event: Event): void => {
  event.preventDefault();
  const sheet = event.currentTarget as HTMLElement;
  sheet.focus();
  if (focusField(sheet)) return;
  const watcher = new MutationObserver(() => {
    if (document.activeElement !== sheet || focusField(sheet)) watcher.disconnect();
  });
  watcher.observe(sheet, { childList: true, subtree: true });
};

const focusField = (sheet: HTMLElement): boolean => {
  const field = sheet.querySelector<HTMLElement>(FIELD);
  if (field && field.getBoundingClientRect().top <= sheet.getBoundingClientRect().bottom) field.focus();
  return Boolean(field);
};
