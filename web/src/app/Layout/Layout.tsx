import { Suspense, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { SkipLink } from '../../kit/ui/SkipLink.tsx';
import { space } from '../../theme.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { ContentFailure } from '../ErrorPages.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useArrival } from './useArrival.ts';

/** Header, screen and footer. If a screen fails, the navigation stays. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useArrival(main);

  return (
    <Frame>
      <SkipLink href="#main" target={main}>
        Skip to content
      </SkipLink>
      <Header />
      <Main ref={main} id="main" tabIndex={-1}>
        <ErrorBoundary fallback={ContentFailure} resetKey={pathname}>
          <Suspense>{children}</Suspense>
        </ErrorBoundary>
      </Main>
      <Footer />
    </Frame>
  );
}

const Frame = styled.div`
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
