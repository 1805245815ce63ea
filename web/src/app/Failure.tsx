import { Page } from '../kit/ui/Layout.tsx';
import { ErrorState } from '../kit/ui/State.tsx';

const title = 'Something went wrong';

/** In place of a screen that failed: the navigation stays. */
export const ContentFailure = ({ onRetry }: { onRetry: () => void }) => (
  <Page>
    <ErrorState title={title} text="This page could not be shown. Your data is safe." onRetry={onRetry} />
  </Page>
);

/** In place of everything. */
export const PageFailure = () => (
  <Page as="main">
    <ErrorState title={title} text="Feedstock could not be shown." onRetry={() => window.location.reload()} />
  </Page>
);
