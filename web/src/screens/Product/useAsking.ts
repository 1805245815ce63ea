import { useRef, useState } from 'react';

/** Whom a member is asking: one supplier, or which of several, under the name of the button that was pressed. */
export type Asked = { offerId: string } | { title: string } | null;

/** What is asked, and where the focus goes back to: a dialog knows only the one before it, which is gone by then. */
export function useAsking() {
  const [asked, setAsked] = useState<Asked>(null);
  const opener = useRef<Element>(null);

  function ask(next: Asked) {
    if (!asked) opener.current = document.activeElement;
    setAsked(next);
    if (!next) setTimeout(() => opener.current instanceof HTMLElement && opener.current.focus());
  }

  return [asked, ask] as const;
}
