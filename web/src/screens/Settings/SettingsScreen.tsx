import { useQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { UnconfirmedCallout } from '../../features/accounts/UnconfirmedCallout.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { Loaded } from '../../kit/ui/Loaded.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { AccountSettings } from './AccountSettings.tsx';
import { BrowserSettings } from './BrowserSettings.tsx';
import { SettingsScreenDocument } from './SettingsScreen.generated.ts';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const EmailSettings = lazyNamed(() => import('./EmailSettings.tsx'), 'EmailSettings');

/** Personal data, password, sessions and appearance. */
export const SettingsScreen = () => {
  const query = useQuery(SettingsScreenDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Page $narrow>
      <PageHead title="Settings" description={query.data?.me?.email} />
      <UnconfirmedCallout />
      <BrowserSettings />
      <Loaded title="Your account" query={query}>
        {({ me, sessions }) =>
          me && (
            <>
              <Suspense>
                <EmailSettings />
              </Suspense>
              <AccountSettings user={me} sessions={sessions} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
};
