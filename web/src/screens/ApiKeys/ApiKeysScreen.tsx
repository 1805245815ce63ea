import { useQuery } from '@apollo/client/react';
import { ApiKeyTable } from '../../features/accounts/apiKeys/ApiKeyTable.tsx';
import { CreateApiKeyDialog } from '../../features/accounts/apiKeys/CreateApiKeyDialog.tsx';
import { useDialogParam } from '../../kit/navigation/useDialogParams.ts';
import { Breadcrumbs } from '../../kit/ui/Breadcrumbs.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { SkeletonText } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/State.tsx';
import { paths } from '../../paths.ts';
import { ApiKeysDocument } from './ApiKeysScreen.generated.ts';

const refetched = ['ApiKeys'];

/** The member's API keys, which can be created and revoked here. */
export const ApiKeysScreen = () => {
  const { data, error, refetch } = useQuery(ApiKeysDocument, { fetchPolicy: 'cache-and-network' });
  const [key, open, close] = useDialogParam('key');
  const create = <Button onClick={() => open('new')}>New API key</Button>;
  const keys = data?.apiKeys;
  return (
    <Page>
      <PageHead
        breadcrumbs={<Breadcrumbs items={[{ label: 'Settings', to: paths.settings }, { label: 'API keys' }]} />}
        title="API keys"
        description="With a key, your program trades for you over GraphQL, REST and the socket. A key cannot change your account."
        actions={keys && keys.length > 0 && create}
      />
      {keys && keys.length > 0 ? (
        <ApiKeyTable keys={keys} refetch={refetched} />
      ) : keys ? (
        <EmptyState
          as="h2"
          title="You have no API keys"
          text="Create one for each program, so that you can revoke them one by one."
          action={create}
        />
      ) : error ? (
        <ErrorState title="Your API keys could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <Panel role="status" aria-label="Loading">
          <SkeletonText lines={5} />
        </Panel>
      )}
      {key && <CreateApiKeyDialog refetch={refetched} onClose={close} />}
    </Page>
  );
};
