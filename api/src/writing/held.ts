import { LockMode, type EntityClass, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '../common/errors.ts';

/** A record that is locked until the transaction ends. Throws not found if none meets the condition. */
export const held = async <T extends object>(
  em: EntityManager,
  type: EntityClass<T>,
  where: FilterQuery<NoInfer<T>>,
  noun: string,
  lockMode = LockMode.PESSIMISTIC_WRITE,
): Promise<T> => {
  // The ORM would write it into a statement that PostgreSQL cannot read, and lose the connection.
  if (String((where as { id?: unknown }).id).includes('\0')) throw notFound(noun);
  const found = await em.findOne(type, where, { lockMode });
  if (!found) throw notFound(noun);
  return found;
};

/** The condition that a party is one of the two sides. */
export const ofParty = (party: string) => ({ $or: [{ buyerPartyId: party }, { sellerPartyId: party }] });
