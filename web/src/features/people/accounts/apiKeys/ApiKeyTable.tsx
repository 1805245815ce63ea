import { useState } from 'react';
import { decimal } from '../../../../kit/format.ts';
import { Badge } from '../../../../kit/ui/Badge.tsx';
import { RowButton } from '../../../../kit/ui/Button.tsx';
import { ConfirmDialog } from '../../../../kit/ui/ConfirmDialog.tsx';
import { DataTable } from '../../../../kit/ui/DataTable.tsx';
import { Dialog } from '../../../../kit/ui/Dialog.tsx';
import { Data, Day, Moment } from '../../../../kit/ui/Figures.tsx';
import { Row } from '../../../../kit/ui/Layout.tsx';
import { useSubmit } from '../../../../kit/useSubmit.ts';
import { RevokeApiKeyDocument, type ApiKeyTableFragment } from './ApiKeyTable.generated.ts';

type ApiKeyTableProps = { keys: readonly ApiKeyTableFragment[]; refetch: string[] };

const requestsOf = ({ usage }: ApiKeyTableFragment): number => usage.reduce((sum, { requests }) => sum + requests, 0);

/** The member's API keys, with their usage per day and a button to revoke each. */
export const ApiKeyTable = ({ keys, refetch }: ApiKeyTableProps) => {
  const [revoked, setRevoked] = useState<ApiKeyTableFragment>();
  const [shown, setShown] = useState<ApiKeyTableFragment>();
  return (
    <>
      <DataTable
        caption="API keys"
        items={keys}
        columns={[
          { header: 'Name', isTitle: true, cell: ({ name }) => name },
          { header: 'Key', cell: ({ prefix }) => <Data $size="small">{prefix}…</Data> },
          {
            header: 'Scopes',
            cell: ({ scopes }) => (
              <Row $gap={1}>
                {scopes.map((scope) => (
                  <Badge key={scope}>{scope}</Badge>
                ))}
              </Row>
            ),
          },
          { header: 'Created', cell: ({ createdAt }) => <Moment at={createdAt} /> },
          {
            header: 'Last used',
            cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} form="ago" /> : 'Never'),
          },
          { header: 'Expires', cell: ({ expiresAt }) => (expiresAt ? <Moment at={expiresAt} /> : 'Never') },
          { header: 'Requests in 30 days', numeric: true, cell: (key) => decimal(requestsOf(key)) },
          {
            header: 'Actions',
            isAction: true,
            cell: (key) => (
              <Row $gap={2}>
                {key.usage.length > 0 && (
                  <RowButton of={`of ${key.name}`} onClick={() => setShown(key)}>
                    Usage
                  </RowButton>
                )}
                <RowButton of={key.name} onClick={() => setRevoked(key)}>
                  Revoke
                </RowButton>
              </Row>
            ),
          },
        ]}
      />
      {shown && <UsageDialog apiKey={shown} onClose={() => setShown(undefined)} />}
      {revoked && <RevokeDialog apiKey={revoked} refetch={refetch} onClose={() => setRevoked(undefined)} />}
    </>
  );
};

type UsageDialogProps = { apiKey: ApiKeyTableFragment; onClose: () => void };

const UsageDialog = ({ apiKey: { name, usage }, onClose }: UsageDialogProps) => (
  <Dialog
    onClose={onClose}
    title={`Usage of ${name}`}
    description="By UTC day, in the last 30 days. Points are the cost of requests."
  >
    <DataTable
      caption="Usage by day"
      items={usage.toReversed()}
      itemKey={({ day }) => day}
      columns={[
        { header: 'Day', isTitle: true, cell: ({ day }) => <Day of={day} /> },
        { header: 'Requests', numeric: true, cell: ({ requests }) => decimal(requests) },
        { header: 'Points', numeric: true, cell: ({ points }) => decimal(points) },
      ]}
    />
  </Dialog>
);

type RevokeDialogProps = { apiKey: ApiKeyTableFragment; refetch: string[]; onClose: () => void };

const RevokeDialog = ({ apiKey: { id, name }, refetch, onClose }: RevokeDialogProps) => {
  const { submit } = useSubmit(RevokeApiKeyDocument, {
    success: 'The API key has been revoked.',
    failure: () => null,
    refetch,
  });
  return (
    <ConfirmDialog
      title={`Revoke ${name}?`}
      description="Programs with this key lose their access at once. This cannot be undone."
      action="Revoke key"
      busyText="Revoking..."
      onConfirm={() => submit({ id })}
      onClose={onClose}
    />
  );
};
