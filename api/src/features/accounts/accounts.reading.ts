import { everyone, hidden, members, reads, type Rule } from '../../reading/reading.ts';
import { sql } from '../../reading/sql.ts';
import { User } from './user.entity.ts';

const selfOrAdmin: Rule = (row, viewer) => viewer.admin || (viewer.id !== null && sql`${row}.id = ${viewer.id}`);

/** Members may write to whoever currently offers something; a login address is nobody else's business. */
const contactable: Rule = (row, viewer) =>
  viewer.admin ||
  (viewer.id !== null && sql`(${row}.id = ${viewer.id} or exists (select 1 from offering where offering.user_id = ${row}.id and offering.status = 'active'))`);

reads(User, {
  visible: everyone,
  fields: {
    email: hidden((row) => sql`${row}.email`, contactable),
    mobileNumber: hidden((row) => sql`${row}.mobile_number`, selfOrAdmin),
    role: hidden((row) => sql`${row}.role`, selfOrAdmin),
    position: hidden((row) => sql`${row}.position`, members),
  },
});
