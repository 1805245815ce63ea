import { useQuery } from '@apollo/client/react';
import { ApiKeyTable } from '../../features/people/accounts/apiKeys/ApiKeyTable.tsx';
import { CreateApiKeyDialog } from '../../features/people/accounts/apiKeys/CreateApiKeyDialog.tsx';
import { SettingsPage } from '../../features/people/accounts/SettingsPage.tsx';
import { useDialogParam } from '../../kit/navigation/useDialogParams.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Loaded } from '../../kit/ui/Loaded.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { WebLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { ApiKeysDocument } from './ApiKeysScreen.generated.ts';

const refetched = ['ApiKeys'];

/** The member's API keys, which can be created and revoked here. */
export const ApiKeysScreen = () => {
  const query = useQuery(ApiKeysDocument, { fetchPolicy: 'cache-and-network' });
  const [key, open, close] = useDialogParam('key');
  const create = <Button onClick={() => open('new')}>New API key</Button>;
  return (
    <SettingsPage part="keys">
      <Section
        title="API keys"
        description={
          <>
            With a key, your program trades for you over GraphQL, REST and the socket. A key cannot change your account.{' '}
            <WebLink href={paths.server.documentation}>Documentation</WebLink>
          </>
        }
        action={!!query.data?.apiKeys.length && create}
      >
        <Loaded title="Your API keys" query={query}>
          {({ apiKeys }) =>
            apiKeys.length > 0 ? (
              <ApiKeyTable keys={apiKeys} refetch={refetched} />
            ) : (
              <EmptyState
                title="You have no API keys"
                text="Create one for each program, so that you can revoke them one by one."
                action={create}
              />
            )
          }
        </Loaded>
      </Section>
      {key && <CreateApiKeyDialog refetch={refetched} onClose={close} />}
    </SettingsPage>
  );
};
