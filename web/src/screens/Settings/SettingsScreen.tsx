import { useQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { UnconfirmedCallout } from '../../features/accounts/UnconfirmedCallout.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { SkeletonText } from '../../kit/ui/Skeleton.tsx';
import { ErrorState } from '../../kit/ui/State.tsx';
import { AccountSettings } from './AccountSettings.tsx';
import { BrowserSettings } from './BrowserSettings.tsx';
import { SettingsScreenDocument } from './SettingsScreen.generated.ts';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const EmailSettings = lazyNamed(() => import('./EmailSettings.tsx'), 'EmailSettings');

/** Personal data, password, sessions and appearance. */
export const SettingsScreen = () => {
  const { data, error, refetch } = useQuery(SettingsScreenDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Page $narrow>
      <PageHead title="Settings" description={data?.me?.email} />
      <UnconfirmedCallout />
      <BrowserSettings />
      {data?.me ? (
        <>
          <Suspense>
            <EmailSettings />
          </Suspense>
          <AccountSettings user={data.me} sessions={data.sessions} />
        </>
      ) : error ? (
        <ErrorState title="Your account could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <Panel role="status" aria-label="Loading">
          <SkeletonText lines={12} />
        </Panel>
      )}
    </Page>
  );
};
