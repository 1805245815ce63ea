import { DomainError } from '../../../../common/errors.ts';
import type { Queryable } from '../index/productSource.ts';

/** Asked when nothing was found: a market whose index is being built for the first time must not answer that it has nothing. */
export const refuseWithoutIndex = async (db: Queryable): Promise<void> => {
  const { rows } = await db.query('select from search_index');
  if (rows.length > 0) return;
  throw new DomainError('UNAVAILABLE', 'The search is being prepared. Please try again in a minute.', undefined, {
    retryAfter: 60,
  });
};
