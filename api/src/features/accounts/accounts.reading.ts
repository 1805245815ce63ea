import { everyone, hidden, members, reads, type Rule } from '../../reading/reading.ts';
import { sql } from '../../reading/sql.ts';
import { User } from './user.entity.ts';

const selfOrAdmin: Rule = (row, viewer) => viewer.admin || (viewer.id !== null && sql`${row}.id = ${viewer.id}`);

reads(User, {
  visible: everyone,
  fields: {
    // A login address is nobody else's business; the postings show it to members who may write to a supplier.
    email: hidden((row) => sql`${row}.email`, selfOrAdmin),
    mobileNumber: hidden((row) => sql`${row}.mobile_number`, selfOrAdmin),
    role: hidden((row) => sql`${row}.role`, selfOrAdmin),
    position: hidden((row) => sql`${row}.position`, members),
  },
});
