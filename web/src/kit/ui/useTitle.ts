import { useEffect } from 'react';
import { brand } from '../../brand.ts';

export function setTitle(title: string): void {
  document.title = `${title} · ${brand}`;
}

/** Names the document after what is on the screen; nothing is set while the name is unknown. */
export function useTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (title) setTitle(title);
  }, [title]);
}
