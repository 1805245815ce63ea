import { value, type ValuePlan, type Viewer } from '../../reading/reading.ts';
import { name, raw, sql, type Sql } from '../../reading/sql.ts';
import type { WatchKind } from './rules.ts';

const of = (kind: WatchKind): Sql => name(`${kind}_id`);

/** Nobody learns what another watches: every condition asks for the viewer's own rows. */
export const isWatched = (kind: WatchKind): ValuePlan =>
  value((row, { id }) =>
    id === null
      ? raw('false')
      : sql`exists (select 1 from watch where watch.${of(kind)} = ${row}.id and watch.user_id = ${id})`,
  );

export const watchedFilter =
  (kind: WatchKind) =>
  (row: Sql, wanted: boolean, { id }: Viewer): Sql => {
    if (id === null) return raw(String(!wanted));
    const watched = sql`select watch.${of(kind)} from watch where watch.user_id = ${id} and watch.${of(kind)} is not null`;
    return sql`${row}.id ${raw(wanted ? 'in' : 'not in')} (${watched})`;
  };
