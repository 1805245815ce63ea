import { personal, value, type ValuePlan, type Viewer } from '../../../reading/reading.ts';
import { name, raw, sql, type Sql } from '../../../reading/sql.ts';
import type { WatchKind } from './rules.ts';

const of = (kind: WatchKind): Sql => name(`${kind}_id`);

/** True if the viewer watches the row. Nobody can read what others watch. */
export const isWatched = (kind: WatchKind): ValuePlan =>
  personal(
    value((row, { id }) =>
      id === null
        ? raw('false')
        : sql`exists (select 1 from watch where watch.${of(kind)} = ${row}.id and watch.user_id = ${id})`,
    ),
  );

export const watchedFilter =
  (kind: WatchKind) =>
  (row: Sql, wanted: boolean, { id }: Viewer): Sql => {
    if (id === null) return raw(String(!wanted));
    const watched = sql`select watch.${of(kind)} from watch where watch.user_id = ${id} and watch.${of(kind)} is not null`;
    return sql`${row}.id ${raw(wanted ? 'in' : 'not in')} (${watched})`;
  };
