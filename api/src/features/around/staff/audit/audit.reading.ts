import { hidden, personal, defineType, newest, staff } from '../../../../reading/reading.ts';
import { join, sql, type Sql } from '../../../../reading/sql.ts';
import { isId } from '../../../../rules/id.ts';
import { networkOf } from '../../../../limits/clientAddress.ts';
import { AuditEvent } from './auditEvent.entity.ts';
import { kindsForMembers } from '../../../../writing/audit/kinds.ts';

/** Events about the viewer's own account, of the kinds that members may see. */
export const concerns = (row: Sql, memberId: string | null): Sql =>
  sql`${row}.subject_id = ${memberId} and ${row}.kind in (${join(kindsForMembers.map((kind) => sql`${kind}`))})`;

const person = (id: Sql): Sql =>
  sql`(select concat(trim(first_name || ' ' || last_name), ', ', company_name) from "user" where "user".id = ${id})`;
const company = (id: Sql): Sql => sql`(select company_name from company_profile where company_profile.id = ${id})`;
const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
/** PostgreSQL 15 has no function to check whether a text is an id. */
const subject = (row: Sql): Sql => sql`case when ${row}.subject_id ~* ${UUID} then ${row}.subject_id::uuid end`;

defineType(AuditEvent, {
  visible: (row, viewer) => viewer.staff || (viewer.id !== null && concerns(row, viewer.id)),
  sorts: { newest },
  filters: {
    kind: (row, kind: string) => sql`${row}.kind = ${kind}`,
    actorId: (row, id: string) => (isId(id) ? sql`${row}.actor_id = ${id}` : false),
    subjectId: (row, id: string) => sql`${row}.subject_id = ${isId(id) ? id.toLowerCase() : id}`,
    address: (row, address: string) => sql`${row}.address in (${address}, ${networkOf(address)})`,
    from: (row, time: string) => sql`${row}.created_at >= ${time}::timestamptz`,
    until: (row, time: string) => sql`${row}.created_at < ${time}::timestamptz`,
  },
  fields: {
    actorId: hidden((row) => sql`${row}.actor_id`, staff),
    actorName: hidden((row) => person(sql`${row}.actor_id`), staff),
    subjectId: hidden((row) => sql`${row}.subject_id`, staff),
    subjectName: hidden((row) => sql`coalesce(${person(subject(row))}, ${company(subject(row))})`, staff),
    // Members must not learn the address of an admin.
    address: personal(
      hidden(
        (row) => sql`${row}.address`,
        (row, viewer) => viewer.staff || sql`coalesce(${row}.actor_id = ${viewer.id}, true)`,
      ),
    ),
    requestId: hidden((row) => sql`${row}.request_id`, staff),
    detail: hidden((row) => sql`${row}.detail`, staff),
  },
});
