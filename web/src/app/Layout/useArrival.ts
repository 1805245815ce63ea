import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '../../kit/ui/Announcer.tsx';

/**
 * What a browser does on a new page, done for a new address: to the top (or to the `#part`), the focus to the content,
 * the title said aloud. Going back keeps the place the browser restores.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const direction = useNavigationType();
  const left = useRef({ pathname: '', hash: '' });

  useEffect(() => {
    const isNewPage = left.current.pathname !== '' && left.current.pathname !== pathname;
    const isNewPart = left.current.pathname !== pathname || left.current.hash !== hash;
    left.current = { pathname, hash };
    if (hash && isNewPart) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (isNewPage && direction !== 'POP') window.scrollTo(0, 0);
    if (!isNewPage) return;
    main.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => announce(document.title), 100);
    return () => clearTimeout(timer);
  }, [pathname, hash, direction, main]);
}
