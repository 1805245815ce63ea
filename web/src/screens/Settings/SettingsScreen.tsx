import { useQuery } from '@apollo/client/react';
import { Page } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { SkeletonText } from '../../kit/ui/Skeleton.tsx';
import { ErrorState } from '../../kit/ui/State.tsx';
import { AccountSettings } from './AccountSettings.tsx';
import { BrowserSettings } from './BrowserSettings.tsx';
import { SettingsScreenDocument } from './SettingsScreen.generated.ts';

/** Who the member is, how they sign in, and how Feedstock looks to them. */
export function SettingsScreen() {
  const { data, error, refetch } = useQuery(SettingsScreenDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Page $narrow>
      <PageHead title="Settings" description={data?.me?.email} />
      <BrowserSettings />
      {data?.me ? (
        <AccountSettings user={data.me} sessions={data.sessions} />
      ) : error ? (
        <ErrorState title="Your account could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <Panel role="status" aria-label="Loading">
          <SkeletonText lines={12} />
        </Panel>
      )}
    </Page>
  );
}
