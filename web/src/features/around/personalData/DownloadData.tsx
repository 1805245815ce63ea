import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { Button } from '../../../kit/ui/Button.tsx';
import { Row, Stack } from '../../../kit/ui/Layout.tsx';
import { Text, WebLink } from '../../../kit/ui/Text.tsx';
import { dateTime } from '../../../kit/time.ts';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { DataExportDocument, RequestDataExportDocument } from './DataExport.generated.ts';

/** How often a download that is being prepared is looked up. */
const POLL_MS = 3_000;

/** Prepares a download of the member's data, and offers it while it is valid. */
export const DownloadData = () => {
  const { data, startPolling, stopPolling } = useQuery(DataExportDocument, { fetchPolicy: 'cache-and-network' });
  const { submit, busy } = useSubmit(RequestDataExportDocument, {
    failure: (_reason, _code, serverMessage) => serverMessage,
    refetch: ['DataExport'],
  });
  const found = data?.dataExport;
  const isBeingPrepared = found != null && !found.readyAt;
  const isPending = busy || isBeingPrepared;

  useEffect(() => {
    if (isBeingPrepared) startPolling(POLL_MS);
    return stopPolling;
  }, [isBeingPrepared, startPolling, stopPolling]);

  return (
    <Stack $gap={4}>
      <Row>
        <Button variant="secondary" disabled={isPending} onClick={() => void submit({})}>
          {found?.readyAt ? 'Prepare a new download' : 'Prepare download'}
        </Button>
      </Row>
      <div role="status">
        {isPending && <Text>Your data is being prepared. This takes less than a minute; you may leave this page.</Text>}
        {!isPending && found?.expiresAt && (
          <Text>
            <WebLink href={`/api/user/data-export/${found.id}`} download>
              Download your data (JSON)
            </WebLink>
            , available until {dateTime(found.expiresAt)}.
          </Text>
        )}
      </div>
    </Stack>
  );
};
