import { useEffect, useEffectEvent } from 'react';

/** Handles Escape before a surrounding dialog does, so that it closes only the innermost popup. */
export function useEscape(isOpen: boolean, onEscape: () => void): void {
  const handle = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return undefined;
    function listen(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      handle();
    }
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isOpen]);
}
