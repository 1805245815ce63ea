import { userId, type Person } from './people.ts';
import { id, past, type Columns } from './rows.ts';

const event = (number: number, subject: Person, columns: Record<string, unknown>): Columns => ({
  id: id('audit_event', number),
  created_at: past(5),
  last_at: past(5),
  kind: 'login_succeeded',
  actor_id: userId(subject),
  subject_id: userId(subject),
  address: '192.0.2.1',
  request_id: `request ${number}`,
  ...columns,
});

/** For the times of this market. */
export const auditPartition = `create table audit_event_of_market partition of audit_event for values from ('2001-01-01') to ('2002-01-01')`;

/** Some at the same time, about members, a company, a key and nobody; one by an admin about a member. */
export const auditEvents: Columns[] = [
  event(1, 'bea', {}),
  event(2, 'bea', { created_at: past(6) }),
  event(3, 'bea', { kind: 'login_failed', actor_id: null, address: '2001:db8:0:0::/64', is_counted: true, count: 3 }),
  event(4, 'bea', { kind: 'password_changed', address: null }),
  event(5, 'bea', { kind: 'all_sessions_ended', actor_id: userId('ada'), address: '2001:db8::7' }),
  event(6, 'sam', { kind: 'authorization_refused', detail: { operation: 'companyProfiles' } }),
  event(7, 'sam', {}),
  event(8, 'ada', { kind: 'company_approved', subject_id: id('company_profile', 1) }),
  event(9, 'ada', { kind: 'signing_key_rotated', actor_id: null, subject_id: 'MCowBQYDK2Vw', address: null }),
  event(10, 'nil', { kind: 'login_failed', actor_id: null, subject_id: null, is_counted: true, request_id: null }),
];
