import { Suspense, useRef, type ReactNode, useEffect, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { styled } from 'styled-components';
import { SkipLink } from '../../kit/ui/SkipLink.tsx';
import { useIsOnline } from '../../kit/ui/useIsOnline.ts';
import { color, layer, measure, space } from '../../theme.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { ContentFailure } from '../ErrorPages.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { announce } from '../../kit/ui/Announcer.tsx';

/**
 * Does for a new address what browsers do for a new page: scrolls to the top (or to the `#part`), moves the focus to the
 * content and announces the title. After Back, the position that the browser restores is kept.
 */
const useArrival = (main: RefObject<HTMLElement | null>): void => {
  const { pathname, hash } = useLocation();
  const direction = useNavigationType();
  const left = useRef({ pathname: '', hash: '' });

  useEffect(() => {
    const isNewPage = left.current.pathname !== '' && left.current.pathname !== pathname;
    const isNewPart = left.current.pathname !== pathname || left.current.hash !== hash;
    left.current = { pathname, hash };
    // What stands behind # may be something else than a part, such as the token of a link.
    const part = hash && isNewPart ? document.getElementById(hash.slice(1)) : null;
    if (part) part.scrollIntoView();
    else if (isNewPage && direction !== 'POP') window.scrollTo(0, 0);
    if (!isNewPage) return;
    main.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => announce(document.title), 100);
    return () => clearTimeout(timer);
  }, [pathname, hash, direction, main]);
};

/** Header, screen and footer. If a screen fails, the navigation stays. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isOnline = useIsOnline();
  useArrival(main);

  return (
    <Root>
      <SkipLink href="#main" target={main}>
        Skip to content
      </SkipLink>
      <Header />
      {!isOnline && (
        <Offline role="status">
          No connection. What you see may be out of date; nothing can be saved until it is back.
        </Offline>
      )}
      <Main ref={main} id="main" tabIndex={-1}>
        <ErrorBoundary fallback={ContentFailure} resetKey={pathname}>
          <Suspense>{children}</Suspense>
        </ErrorBoundary>
      </Main>
      <Footer />
    </Root>
  );
};

// Below the header, also where the page is scrolled.
const Offline = styled.p`
  position: sticky;
  top: ${measure.header};
  z-index: ${layer.header};
  padding: ${space(2, 4)};
  text-align: center;
  background: ${color.sunken};
`;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

// At least as high as the window, so that the footer stays below it while a screen loads.
const Main = styled.main`
  flex: 1;
  min-height: calc(100dvh - ${space(15)});
  outline: none;
`;
