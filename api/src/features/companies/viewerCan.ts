import { defineType, type Reading, type Rule, type Type } from '../../reading/reading.ts';
import { and, sql } from '../../reading/sql.ts';

/** Readers of a company and the people of a locked one can only read. */
const mayTrade: Rule = (_row, { id }) =>
  id !== null &&
  sql`not exists (select from company_member own join company_profile company on company.id = own.company_id
    where own.user_id = ${id} and own.left_at is null and (own.role = 'reader' or company.locked_at is not null))`;

/** Declares what the viewer can do with a record; its personal fields also follow the viewer's role in the company. */
export const defineViewerCan = (type: Type, { fields = {}, ...reading }: Reading): void => {
  const plans = Object.entries(fields).map(([field, plan]) => {
    if (plan.kind !== 'value' || !plan.personal) return [field, plan] as const;
    const rule = plan.sql;
    const both: typeof rule = (row, viewer, args) => sql`(${and([mayTrade(row, viewer), rule(row, viewer, args)])})`;
    return [field, { ...plan, sql: both }] as const;
  });
  defineType(type, { ...reading, fields: Object.fromEntries(plans) });
};
