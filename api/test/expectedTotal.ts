import type { Pool } from 'pg';
import type { Body } from './caller.ts';

/** The input of an order with the total that its buyer was shown; what the input says itself stays. */
export const withTotal = async (pool: Pool, input: Body): Promise<Body> => {
  const { rows } = await pool.query<{ totalAmount: string }>(
    'select round(price * coalesce($2, quantity), 2)::text as "totalAmount" from offering where id = $1',
    [input['offeringId'] ?? null, input['quantity'] ?? null],
  );
  return { ...rows[0], ...input };
};
