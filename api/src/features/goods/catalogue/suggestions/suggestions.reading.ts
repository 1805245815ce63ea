import { defineType, value, newest } from '../../../../reading/reading.ts';
import { sql } from '../../../../reading/sql.ts';
import { MaterialSuggestion } from './materialSuggestion.entity.ts';

defineType(MaterialSuggestion, {
  visible: (row, viewer) => viewer.admin || (viewer.id !== null && sql`${row}.user_id = ${viewer.id}`),
  fields: {
    companyName: value((row) => sql`(select member.company_name from "user" member where member.id = ${row}.user_id)`),
  },
  sorts: { newest },
  filters: { status: (row, status: string) => sql`${row}.status = ${status}` },
});
