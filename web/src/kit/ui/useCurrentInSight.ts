import { useEffect, useRef } from 'react';

/** For a row that scrolls, or what contains it: at first the current link or tab may be outside of the visible part. */
export const useCurrentInSight = <T extends HTMLElement>() => {
  const root = useRef<T>(null);
  useEffect(() => {
    const current = root.current?.querySelector<HTMLElement>('[aria-current="page"], [aria-selected="true"]');
    const row = current?.parentElement;
    if (row) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, []);
  return root;
};
