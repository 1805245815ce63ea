import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { Callout } from '../../kit/ui/Callout.tsx';
import { Row } from '../../kit/ui/Layout.tsx';
import { ImportUnderWayDocument } from './ImportNotice.generated.ts';

const POLL_MS = 2_000;

/** Leads back to an import that is under way, or that ended while the page was open. */
export const ImportNotice = ({ refetch, onShow }: { refetch: string[]; onShow: () => void }) => {
  const client = useApolloClient();
  const { data, startPolling, stopPolling } = useQuery(ImportUnderWayDocument, { fetchPolicy: 'network-only' });
  const [wasUnderWay, setWasUnderWay] = useState(false);
  const latest = data?.latestOfferingImport;
  const isUnderWay = latest != null && latest.finishedAt === null;
  const hasEnded = wasUnderWay && !isUnderWay;
  if (isUnderWay && !wasUnderWay) setWasUnderWay(true);

  useEffect(() => {
    if (isUnderWay) startPolling(POLL_MS);
    return stopPolling;
  }, [isUnderWay, startPolling, stopPolling]);

  useEffect(() => {
    if (hasEnded) void client.refetchQueries({ include: refetch });
  }, [hasEnded, client, refetch]);

  if (!wasUnderWay) return null;
  return (
    <div role="status">
      <Callout title={isUnderWay ? 'An import is under way.' : 'The import has finished.'}>
        <Row>
          <Button variant="secondary" size="small" onClick={onShow}>
            {isUnderWay ? 'Show progress' : 'Show result'}
          </Button>
        </Row>
      </Callout>
    </div>
  );
};
