import { useRef, useState } from 'react';
import type { Ask } from '../../paths.ts';

/** What a member asks for, and the supplier; none while there are several to choose from. */
export type InquiryTarget = { asked: Ask; offerId?: string } | null;

/**
 * The open inquiry and the button to focus afterwards: the second dialog cannot restore the focus, because its opener
 * is gone.
 */
export const useInquiry = () => {
  const [asked, setAsked] = useState<InquiryTarget>(null);
  const opener = useRef<Element>(null);

  const ask = (next: InquiryTarget) => {
    if (!asked) opener.current = document.activeElement;
    setAsked(next);
    if (!next) setTimeout(() => opener.current instanceof HTMLElement && opener.current.focus());
  };

  return [asked, ask] as const;
};
