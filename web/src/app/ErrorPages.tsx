import { PendingHead } from '../kit/ui/Head.tsx';
import { Page } from '../kit/ui/Layout.tsx';
import { ErrorState } from '../kit/ui/State.tsx';
import { lazyNamed } from '../kit/lazyNamed.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const title = 'Something went wrong';

// A reload also fetches a screen's code that failed to load; React would not request it again.
const handleRetry = () => window.location.reload();

// Loaded with the page that was left, or else not missed.
const BusinessLinks = lazyNamed(() => import('../features/around/insights/BusinessLinks.tsx'), 'BusinessLinks');
const Nothing = () => null;

/** Shown instead of a failed screen, below the navigation. */
export const ContentFailure = () => (
  <Page>
    <PendingHead />
    <ErrorBoundary fallback={Nothing}>
      <BusinessLinks />
    </ErrorBoundary>
    <ErrorState title={title} text="This page could not be shown. Your data is safe." onRetry={handleRetry} />
  </Page>
);

/** Shown instead of the whole app. */
export const PageFailure = () => (
  <Page as="main">
    <ErrorState title={title} text="Feedstock could not be shown." onRetry={handleRetry} />
  </Page>
);
