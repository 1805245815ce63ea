import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '../../kit/ui/Announcer.tsx';

/**
 * Does for a new address what browsers do for a new page: scrolls to the top (or to the `#part`), moves the focus to the
 * content and announces the title. After Back, the position that the browser restores is kept.
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
