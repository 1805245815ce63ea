import { useEffect, useState } from 'react';
import { useIsOnline } from '../kit/ui/useIsOnline.ts';
import { PendingHead } from '../kit/ui/Head.tsx';
import { Page } from '../kit/ui/Layout.tsx';
import { ErrorState } from '../kit/ui/State.tsx';

const title = 'Something went wrong';

// A reload also fetches a screen's code that failed to load; React would not request it again.
const handleRetry = () => window.location.reload();

/** Shown instead of a failed screen, below the navigation. */
export const ContentFailure = () => {
  const isOnline = useIsOnline();
  const [wasOffline] = useState(!isOnline);
  useEffect(() => {
    if (wasOffline && isOnline) handleRetry();
  }, [wasOffline, isOnline]);
  return (
    <Page>
      <PendingHead />
      {wasOffline ? (
        <ErrorState
          title="No connection"
          text="This page is loaded when the connection is back. Your data is safe."
          onRetry={handleRetry}
        />
      ) : (
        <ErrorState title={title} text="This page could not be shown. Your data is safe." onRetry={handleRetry} />
      )}
    </Page>
  );
};

/** Shown instead of the whole app. */
export const PageFailure = () => (
  <Page as="main">
    <ErrorState title={title} text="Feedstock could not be shown." onRetry={handleRetry} />
  </Page>
);
