import { useQuery } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { UnconfirmedCallout } from '../../features/accounts/UnconfirmedCallout.tsx';
import { lazyNamed } from '../../kit/lazyNamed.ts';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Page, Row, Stack } from '../../kit/ui/Layout.tsx';
import { Loaded } from '../../kit/ui/Loaded.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { paths, settingsParts } from '../../paths.ts';
import { AccountSettings } from './AccountSettings.tsx';
import { SecuritySettings } from './SecuritySettings.tsx';
import { SettingsScreenDocument } from './SettingsScreen.generated.ts';

const EmailSettings = lazyNamed(() => import('./EmailSettings.tsx'), 'EmailSettings');

/** What a member chooses for the account, its safety, notices and programs. */
export const SettingsScreen = () => {
  const query = useQuery(SettingsScreenDocument, { fetchPolicy: 'cache-and-network' });
  const { hash } = useLocation();
  // An address that the market gave out before the settings had parts.
  const first = hash === '#second-factor' ? 'security' : 'account';
  const [part, choose] = useParam('part', first, settingsParts);
  return (
    <Page $narrow $gap={8}>
      <PageHead title="Settings" description={query.data?.me?.email} />
      <UnconfirmedCallout />
      <Loaded title="Your account" query={query}>
        {({ me, sessions }) =>
          me && (
            <Tabs
              label="Settings"
              value={part}
              onChange={choose}
              tabs={[
                { value: 'account', label: 'Account', content: <AccountSettings user={me} /> },
                { value: 'security', label: 'Security', content: <SecuritySettings sessions={sessions} /> },
                { value: 'notifications', label: 'Notifications', content: <EmailSettings /> },
                { value: 'programs', label: 'Programs', content: <Programs /> },
              ]}
            />
          )
        }
      </Loaded>
    </Page>
  );
};

const Programs = () => (
  <Stack $gap={10}>
    <Section title="API keys" description="Let your own programs read and trade in your name, over GraphQL or REST.">
      <Row>
        <LinkButton variant="secondary" to={paths.apiKeys}>
          API keys
        </LinkButton>
        <LinkButton variant="quiet" href={paths.server.documentation}>
          Documentation
        </LinkButton>
      </Row>
    </Section>
    <Section title="Webhooks" description="Tell your programs what happens, such as a bid or an order, at once.">
      <Row>
        <LinkButton variant="secondary" to={paths.webhooks}>
          Webhooks
        </LinkButton>
      </Row>
    </Section>
  </Stack>
);
