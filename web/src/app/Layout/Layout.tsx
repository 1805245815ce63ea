import { Suspense, useRef, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, layer, space } from '../../theme.ts';
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

  // Adds no history entry: the router knows only its own entries, and Back must lead to the previous page.
  function handleSkip(event: MouseEvent) {
    event.preventDefault();
    main.current?.focus();
  }

  return (
    <Frame>
      <SkipLink href="#main" onClick={handleSkip}>
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

const SkipLink = styled.a`
  position: fixed;
  inset: ${space(2)} auto auto ${space(2)};
  z-index: ${layer.toast};
  padding: ${space(2, 4)};
  color: ${color.onAccent};
  background: ${color.accent};

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
