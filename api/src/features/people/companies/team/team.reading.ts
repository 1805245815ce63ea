import {
  always,
  columns,
  defineType,
  extendType,
  hidden,
  instant,
  manyBy,
  moment,
  oneBy,
  personal,
  value,
  type Rule,
} from '../../../../reading/reading.ts';
import { and, sql, type Sql } from '../../../../reading/sql.ts';
import { User } from '../../accounts/user.entity.ts';
import { CompanyProfile } from '../companyProfile.entity.ts';
import { MAX_MEMBERS } from './rules.ts';
import { CompanyInvitation, CompanyMember } from './team.type.ts';
import '../companies.reading.ts';

const ownMembership = (row: Sql, viewer: string | null): Sql =>
  sql`select from company_member own where own.company_id = ${row}.company_id and own.user_id = ${viewer} and own.left_at is null`;

export const colleagues: Rule = (row, { id }) => id !== null && sql`exists (${ownMembership(row, id)})`;

/** API keys never read about others. */
const personOrManager: Rule = (row, { id, key }) =>
  key === undefined &&
  sql`(${row}.user_id = ${id} or exists (${ownMembership(row, id)} and own.role in ('owner', 'admin')))`;

export const byJoining = (row: Sql): Sql => sql`${row}.joined_at, ${row}.id`;

defineType(CompanyMember, {
  table: 'company_member',
  visible: (row, viewer) => and([viewer.staff || colleagues(row, viewer), sql`${row}.left_at is null`]),
  fields: {
    ...columns('id', 'userId', 'role'),
    user: always(oneBy(() => User, 'user_id')),
    joinedAt: moment('joined_at'),
    offerEndsAt: personal(
      hidden((row) => instant(sql`nullif(greatest(${row}.offer_ends_at, now()), now())`), personOrManager),
    ),
    programs: personal(
      value(
        (row) => sql`array(
          select format('API key "%s"', name) from api_key where api_key.user_id = ${row}.user_id
          union all select format('Webhook to %s', split_part(url, '/', 3)) from webhook where webhook.user_id = ${row}.user_id
          order by 1)`,
        personOrManager,
      ),
    ),
  },
});

defineType(CompanyInvitation, {
  table: 'company_invitation',
  visible: (row, viewer) =>
    and([colleagues(row, viewer), sql`${row}.created_at > clock_timestamp() - interval '30 days'`]),
  fields: {
    ...columns('id', 'email', 'role', 'status'),
    invitedBy: always(oneBy(() => User, 'invited_by_id')),
    createdAt: moment('created_at'),
    expiresAt: moment('expires_at'),
  },
});

extendType(CompanyProfile, {
  viewerRole: personal(
    value(
      (company, { id }) =>
        sql`(select role from company_member where company_id = ${company}.id and user_id = ${id} and left_at is null)`,
    ),
  ),
  members: personal(manyBy(() => CompanyMember, 'company_id', { order: byJoining, max: MAX_MEMBERS })),
});
