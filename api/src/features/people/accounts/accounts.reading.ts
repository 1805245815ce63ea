import {
  everyone,
  hidden,
  instant,
  members,
  personal,
  defineType,
  value,
  type Rule,
  type Viewer,
  newest,
  staff,
} from '../../../reading/reading.ts';
import { searchWords } from '../../../reading/search.ts';
import { raw, sql, type Sql } from '../../../reading/sql.ts';
import { User } from './user.entity.ts';

const selfOrAdmin: Rule = (row, viewer) => viewer.admin || (viewer.id !== null && sql`${row}.id = ${viewer.id}`);
const selfOrStaff: Rule = (row, viewer) => viewer.staff || (viewer.id !== null && sql`${row}.id = ${viewer.id}`);

/** Only admins see email addresses, so only they can search for them. */
const searched = (row: Sql, { admin }: Viewer): Sql =>
  sql`lower(concat_ws(' ', ${row}.first_name, nullif(${row}.last_name, ''), ${row}.company_name, ${admin ? sql`${row}.email` : raw('null')}))`;

defineType(User, {
  visible: everyone,
  sorts: { newest },
  filters: {
    role: (row, role: string) => sql`${row}.role = ${role}`,
    locked: (row, locked: boolean) => sql`${row}.locked_at is ${raw(locked ? 'not null' : 'null')}`,
    search: (row, text: string, viewer) => searchWords(searched(row, viewer), text),
  },
  fields: {
    // Other members get the contact address of the company instead; the slice companies adds it.
    email: personal(hidden((row) => sql`${row}.email`, selfOrAdmin)),
    mobileNumber: personal(hidden((row) => sql`${row}.mobile_number`, selfOrAdmin)),
    claimedName: personal(hidden((row) => sql`${row}.claimed_name`, selfOrStaff)),
    lockReason: hidden((row) => sql`${row}.lock_reason`, staff),
    lockedAt: hidden((row) => instant(sql`${row}.locked_at`), staff),
    role: personal(hidden((row) => sql`${row}.role`, selfOrStaff)),
    emailConfirmed: personal(
      value(
        (row, viewer) => (viewer.allConfirmed ? raw('true') : sql`(${row}.email_confirmed_at is not null)`),
        selfOrAdmin,
      ),
    ),
    position: hidden((row) => sql`${row}.position`, members),
  },
});
