import { fullTitle } from 'api/pages/brand';
import { useEffect } from 'react';

/** Names the document after what is on the screen; nothing is set while the name is unknown. */
export function useTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (title) document.title = fullTitle(title);
  }, [title]);
}
