import { useEffect, type RefObject } from 'react';

/** For a row that scrolls, or what contains it: at first the current link or tab may be outside of the visible part. */
export const useCurrentInSight = (root: RefObject<HTMLElement | null | undefined>): void => {
  useEffect(() => {
    const current = root.current?.querySelector<HTMLElement>('[aria-current="page"], [aria-selected="true"]');
    const row = current?.parentElement;
    if (row) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [root]);
};
