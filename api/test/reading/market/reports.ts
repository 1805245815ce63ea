import { userId, type Person } from './people.ts';
import { id, past, type Columns } from './rows.ts';

const block = (number: number, blocker: Person, blocked: Person): Columns => ({
  id: id('member_block', number),
  created_at: past(1 + (number % 2)),
  blocker_id: userId(blocker),
  blocked_id: userId(blocked),
});

export const memberBlocks: Columns[] = [
  block(1, 'sam', 'otto'),
  block(2, 'sam', 'bea'),
  block(3, 'sam', 'liv'),
  block(4, 'bea', 'sam'),
  block(5, 'bea', 'liv'),
  block(6, 'bea', 'otto'),
  block(7, 'bea', 'sue'),
];

const report = (
  number: number,
  kind: string,
  subjectId: string,
  of: Person,
  columns: Record<string, unknown>,
): Columns => ({
  id: id('report', number),
  created_at: past(1 + (number % 2)),
  kind,
  subject_id: subjectId,
  member_id: userId(of),
  title: `Reported ${number}`,
  content: 'As it was',
  ...columns,
});

/** Reports; two of them have waited equally long. */
export const reports: Columns[] = [
  report(1, 'offering', id('offering', 1), 'sam', { link: `/offerings/${id('offering', 1)}` }),
  report(2, 'message', id('message', 2), 'sam', {}),
  report(4, 'offering', id('offering', 2), 'sam', { link: `/offerings/${id('offering', 2)}` }),
  report(3, 'member', userId('otto'), 'otto', {
    status: 'handled',
    handled_at: past(6),
    handled_by_id: userId('ada'),
    handling_note: 'Warned',
  }),
];

const entry = (number: number, of: number, reporter: Person, columns: Record<string, unknown> = {}): Columns => ({
  id: id('report_entry', number),
  created_at: past(3),
  report_id: id('report', of),
  reporter_id: userId(reporter),
  reason: 'spam',
  ...columns,
});

export const reportEntries: Columns[] = [
  entry(1, 1, 'bea', { reason: 'other', note: 'Not sulfur' }),
  entry(2, 1, 'otto'),
  entry(3, 2, 'bea'),
  entry(4, 3, 'liv', { reason: 'fraud' }),
];
