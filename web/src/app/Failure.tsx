import { Page } from '../kit/ui/Layout.tsx';
import { ErrorState } from '../kit/ui/State.tsx';

const title = 'Something went wrong';

// Loading anew also helps where a screen's code could not be fetched, which React would not ask for twice.
const handleRetry = () => window.location.reload();

/** In place of a screen that failed: the navigation stays. */
export const ContentFailure = () => (
  <Page>
    <ErrorState title={title} text="This page could not be shown. Your data is safe." onRetry={handleRetry} />
  </Page>
);

/** In place of everything. */
export const PageFailure = () => (
  <Page as="main">
    <ErrorState title={title} text="Feedstock could not be shown." onRetry={handleRetry} />
  </Page>
);
