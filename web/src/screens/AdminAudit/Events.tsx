import { auditKinds } from 'api/rules/staff/audit';
import { styled } from 'styled-components';
import { counted } from '../../features/around/staff/audit/counted.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import { color, type } from '../../theme.ts';
import type { AdminAuditScreenQuery } from './AdminAuditScreen.generated.ts';

type EventsProps = {
  events: readonly AdminAuditScreenQuery['auditEvents']['nodes'][number][];
  onActor: (id: string) => void;
  onSubject: (id: string) => void;
};

const valuesOf = (detail: object): string =>
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');

/** Events; a name or id searches for more about it. */
export const Events = ({ events, onActor, onSubject }: EventsProps) => {
  const search = (id: string, name: string | null | undefined, onClick: (id: string) => void) => (
    <Name size="small" variant="quiet" onClick={() => onClick(id)}>
      {name ?? id}
    </Name>
  );
  return (
    <DataTable
      caption="Events"
      items={events}
      columns={[
        {
          header: 'Event',
          isTitle: true,
          cell: ({ kind, count, detail, requestId }) => (
            <div>
              {counted(auditKinds[kind].sentence, count)}
              {detail && <div>{valuesOf(detail)}</div>}
              {requestId && (
                <Request>
                  <summary>Request</summary>
                  {requestId}
                </Request>
              )}
            </div>
          ),
        },
        { header: 'Time', cell: ({ lastAt }) => <Moment at={lastAt} form="utc" /> },
        {
          header: 'Who',
          // Commands of the operator have neither a member nor an address.
          cell: ({ actorId, actorName, address }) =>
            actorId ? search(actorId, actorName, onActor) : address ? 'Not signed in' : 'The operator',
        },
        {
          header: 'About',
          cell: ({ subjectId, subjectName }) => (subjectId ? search(subjectId, subjectName, onSubject) : 'None'),
        },
        { header: 'Address', cell: ({ address }) => address ?? 'None' },
      ]}
    />
  );
};

const Request = styled.details`
  ${type.small};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;

/** Aligned with the other cells. */
const Name = styled(Button)`
  padding-inline: 0;
  text-align: inherit;
  overflow-wrap: anywhere;
`;
