import type { Pool } from 'pg';
import type { Body } from './caller.ts';

/** Adds the total that the buyer was shown to the input of an order, unless the input has one. */
export const withTotal = async (pool: Pool, input: Body): Promise<Body> => {
  const { rows } = await pool.query<{ totalAmount: string }>(
    'select round(price * coalesce($2, quantity), 2)::text as "totalAmount" from offering where id = $1',
    [input['offeringId'] ?? null, input['quantity'] ?? null],
  );
  return { ...rows[0], ...input };
};
