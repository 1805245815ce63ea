import { deviceOf } from 'api/rules/device';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { RowButton } from '../../../kit/ui/Button.tsx';
import { DataTable } from '../../../kit/ui/DataTable.tsx';
import { Moment } from '../../../kit/ui/Figures.tsx';
import type { SessionTableFragment } from './SessionTable.generated.ts';

type SessionTableProps = {
  sessions: readonly SessionTableFragment[];
  /** Absent if the viewer may not end them. */
  onEnd: ((id: string) => void) | undefined;
  busy?: boolean;
};

/** A member's sessions; all but the viewer's current one can be ended. */
export const SessionTable = ({ sessions, onEnd, busy }: SessionTableProps) => (
  <DataTable
    caption="Sessions"
    items={sessions}
    columns={[
      { header: 'Device', isTitle: true, cell: ({ userAgent }) => deviceOf(userAgent) },
      { header: 'Signed in', cell: ({ createdAt }) => <Moment at={createdAt} form="dateTime" /> },
      {
        header: 'Last used',
        cell: ({ lastSeenAt, isCurrent }) =>
          isCurrent ? <Badge tone="accent">This session</Badge> : <Moment at={lastSeenAt} form="ago" />,
      },
      {
        header: 'Action',
        isAction: true,
        cell: ({ id, userAgent, isCurrent }) =>
          !isCurrent &&
          onEnd && (
            <RowButton of={`session in ${deviceOf(userAgent)}`} disabled={busy} onClick={() => onEnd(id)}>
              End
            </RowButton>
          ),
      },
    ]}
  />
);
