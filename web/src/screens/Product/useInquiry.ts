import { useRef, useState } from 'react';

/** Whom a member contacts: one supplier, or several to choose from, with the label of the clicked button. */
export type InquiryTarget = { offerId: string } | { title: string } | null;

/**
 * The open inquiry and the button to focus afterwards: the second dialog cannot restore the focus, because its opener
 * is gone.
 */
export function useInquiry() {
  const [asked, setAsked] = useState<InquiryTarget>(null);
  const opener = useRef<Element>(null);

  function ask(next: InquiryTarget) {
    if (!asked) opener.current = document.activeElement;
    setAsked(next);
    if (!next) setTimeout(() => opener.current instanceof HTMLElement && opener.current.focus());
  }

  return [asked, ask] as const;
}
