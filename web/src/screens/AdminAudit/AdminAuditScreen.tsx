import { auditKinds, type AuditKind } from 'api/rules/staff/audit';
import { styled } from 'styled-components';
import { AdminPage } from '../../features/around/staff/admin/AdminPage.tsx';
import { Input, Name, Select } from '../../kit/ui/Control.tsx';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { useTypedParam } from '../../kit/ui/useTypedParam.ts';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { space } from '../../theme.ts';
import { AdminAuditScreenDocument } from './AdminAuditScreen.generated.ts';
import { Events } from './Events.tsx';
import { MemberFilter } from './MemberFilter.tsx';

const kinds = Object.keys(auditKinds) as AuditKind[];
const options = [
  { value: '', label: 'All kinds' },
  ...kinds.map((value) => ({ value, label: auditKinds[value].sentence.replace(/\.$/, '') })),
];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayStart = (day: string): string | undefined => (DAY.test(day) ? `${day}T00:00:00.000Z` : undefined);
const nextDay = (day: string): string | undefined => {
  const start = dayStart(day);
  return start && new Date(Date.parse(start) + 24 * 60 * 60 * 1_000).toISOString();
};

/** The audit log, for support and admins. All filters are in the URL. */
export const AdminAuditScreen = () => {
  const [kind, setKind] = useParam('kind', '', ['', ...kinds]);
  const [actorId, setActor] = useParam('actor', '');
  const [subjectId, setSubject] = useParam('subject', '');
  const [addressText, setAddress, address] = useTypedParam('address');
  const [from, setFrom] = useParam('from', '');
  const [until, setUntil] = useParam('until', '');
  const { data, status } = usePagedQuery(AdminAuditScreenDocument, {
    kind: (kind || undefined) as AuditKind | undefined,
    actorId: actorId || undefined,
    subjectId: subjectId || undefined,
    address: address.trim() || undefined,
    from: dayStart(from),
    until: nextDay(until),
  });
  const event = data?.auditEvents.nodes[0];
  const days = [
    { label: 'From (UTC)', value: from, onChange: setFrom },
    { label: 'Until (UTC)', value: until, onChange: setUntil },
  ];
  return (
    <AdminPage title="Audit log" description="What happened to accounts and in the admin area in the last 400 days.">
      <Filters role="search" aria-label="Audit log">
        <div>
          <Name as="span" aria-hidden>
            Kind
          </Name>
          <Select
            aria-label="Kind"
            value={kind}
            options={options}
            onChange={(value) => setKind(value as AuditKind | '')}
          />
        </div>
        <MemberFilter label="Member who acted" id={actorId} name={event?.actorName} onChange={setActor} />
        <MemberFilter label="About" id={subjectId} name={event?.subjectName} onChange={setSubject} />
        <div>
          <Name htmlFor="audit-address">IP address</Name>
          <Input
            id="audit-address"
            value={addressText}
            autoComplete="off"
            onChange={({ target }) => setAddress(target.value)}
          />
        </div>
        {days.map(({ label, value, onChange }) => (
          <label key={label}>
            <Name as="span">{label}</Name>
            <Input type="date" value={value} onChange={({ target }) => onChange(target.value)} />
          </label>
        ))}
      </Filters>
      <PagedList
        title="The audit log"
        list={data?.auditEvents}
        {...status}
        empty={<EmptyState as="h2" title="No events found" />}
      >
        {(events) => <Events events={events} onActor={setActor} onSubject={setSubject} />}
      </PagedList>
    </AdminPage>
  );
};

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${space(4)};
`;
