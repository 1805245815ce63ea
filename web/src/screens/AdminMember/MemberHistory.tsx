import { auditKinds } from 'api/rules/staff/audit';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import type { AdminMemberScreenQuery } from './AdminMemberScreen.generated.ts';

type Event = AdminMemberScreenQuery['auditEvents']['nodes'][number];

const inWords = ({ kind, count }: Event): string =>
  `${auditKinds[kind].sentence}${count > 1 ? ` ${count} times.` : ''}`;

/** The latest events of the audit log about a member. */
export const MemberHistory = ({ events }: { events: readonly Event[] }) => (
  <Section title="Latest events" description="From the audit log.">
    {events.length === 0 ? (
      <Text $tone="inkSoft">Nothing yet.</Text>
    ) : (
      <DataTable
        caption="Latest events"
        items={events}
        columns={[
          { header: 'Event', isTitle: true, cell: inWords },
          { header: 'By', cell: ({ actorName }) => actorName ?? 'Nobody signed in' },
          { header: 'When', cell: ({ lastAt }) => <Moment at={lastAt} form="utc" /> },
        ]}
      />
    )}
  </Section>
);
