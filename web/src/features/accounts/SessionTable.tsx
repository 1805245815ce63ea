import { deviceOf } from 'api/rules/device';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import { VisuallyHidden } from '../../kit/ui/Layout.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import { EndSessionDocument, type SessionTableFragment } from './SessionTable.generated.ts';

type SessionTableProps = { sessions: readonly SessionTableFragment[]; refetch: string[] };

/** The member's sessions; all but the current one can be ended. */
export function SessionTable({ sessions, refetch }: SessionTableProps) {
  const { submit, busy } = useSubmit(EndSessionDocument, {
    success: 'The session has been ended.',
    failure: 'Failed to end the session. Please try again.',
    refetch,
  });
  return (
    <DataTable
      caption="Sessions"
      items={sessions}
      itemKey={({ id }) => id}
      columns={[
        { key: 'device', header: 'Device', isTitle: true, cell: ({ userAgent }) => deviceOf(userAgent) },
        { key: 'since', header: 'Signed in', cell: ({ createdAt }) => <Moment at={createdAt} form="dateTime" /> },
        {
          key: 'seen',
          header: 'Last used',
          cell: ({ lastSeenAt, isCurrent }) =>
            isCurrent ? <Badge tone="accent">This session</Badge> : <Moment at={lastSeenAt} form="ago" />,
        },
        {
          key: 'end',
          header: 'Action',
          isAction: true,
          cell: ({ id, userAgent, isCurrent }) =>
            !isCurrent && (
              <Button size="small" variant="secondary" disabled={busy} onClick={() => void submit({ id })}>
                End<VisuallyHidden> session in {deviceOf(userAgent)}</VisuallyHidden>
              </Button>
            ),
        },
      ]}
    />
  );
}
