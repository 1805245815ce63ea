import { useEffect, useRef } from 'react';
import { useParam } from '../../../kit/ui/useParam.ts';

/** Number of pages shown, stored in the URL (`?pages=3`); another list starts with one. */
export const usePageCount = (listKey: string) => {
  const [pages, setPages] = useParam('pages', '1');
  const shownKey = useRef(listKey);
  useEffect(() => {
    if (shownKey.current === listKey) return;
    shownKey.current = listKey;
    setPages('1');
  }, [listKey, setPages]);
  const count = Math.max(1, Math.trunc(Number(pages)) || 1);
  return [count, () => setPages(String(count + 1))] as const;
};
