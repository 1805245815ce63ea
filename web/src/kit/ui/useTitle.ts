import { fullTitle } from 'api/pages/brand';
import { useEffect } from 'react';

/** Sets the document's title once the name is known. */
export function useTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (title) document.title = fullTitle(title);
  }, [title]);
}
