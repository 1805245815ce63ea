import { useQuery } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { SettingsPage } from '../../features/people/accounts/SettingsPage.tsx';
import { UnconfirmedCallout } from '../../features/people/accounts/UnconfirmedCallout.tsx';
import { lazyNamed } from '../../kit/lazyNamed.ts';
import { Loaded } from '../../kit/ui/Loaded.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { settingsParts } from '../../paths.ts';
import { AccountSettings } from './AccountSettings.tsx';
import { SecuritySettings } from './SecuritySettings.tsx';
import { SettingsScreenDocument } from './SettingsScreen.generated.ts';

const EmailSettings = lazyNamed(() => import('./EmailSettings.tsx'), 'EmailSettings');

/** What a member chooses for the account, its safety and notices. */
export const SettingsScreen = () => {
  const query = useQuery(SettingsScreenDocument, { fetchPolicy: 'cache-and-network' });
  const { hash } = useLocation();
  // An address that the market gave out before the settings had parts.
  const first = hash === '#second-factor' ? 'security' : 'account';
  const [part] = useParam('part', first, settingsParts);
  return (
    <SettingsPage part={part}>
      <UnconfirmedCallout />
      <Loaded title="Your account" query={query}>
        {({ me, sessions }) =>
          me && (
            <>
              {part === 'account' && <AccountSettings user={me} />}
              {part === 'security' && <SecuritySettings sessions={sessions} />}
              {part === 'notifications' && <EmailSettings />}
            </>
          )
        }
      </Loaded>
    </SettingsPage>
  );
};
