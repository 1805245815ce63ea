import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput, DomainError, unauthenticated } from '../errors.ts';
import { newId } from '../database/id.ts';
import type { Context } from '../schema/context.ts';
import { transact } from './transact.ts';

interface Keyed {
  idempotencyKey?: string | null;
}

/** A record that was made by a command and remembers it. */
interface Commanded {
  id: string;
  idempotencyKey?: string | null;
  commandHash?: string | null;
}

const MAX_KEY = 255;

/** The signed-in user's id; whoever is nobody is refused. */
export const memberOf = (ctx: Context): string => {
  if (ctx.viewer.id === null) throw unauthenticated();
  return ctx.viewer.id;
};

/** Bodies may name their author; the session decides, and a different name is refused rather than corrected. */
export const refuseOtherAuthor = (ctx: Context, field: string, named: string | null | undefined): void => {
  if (named && named !== ctx.viewer.id) throw new DomainError('FORBIDDEN', `"${field}" must be blank or your own id.`, { [field]: 'must be blank or your own id' });
};

const hashOf = (command: object): string => {
  const entries = Object.entries(command).filter(([key, value]) => key !== 'idempotencyKey' && value !== undefined && value !== null);
  return createHash('sha256').update(JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)))).digest('hex');
};

/**
 * Makes a record once: a retry under the same key answers the first record's id, the same key with another command is refused.
 * `find` looks the key up among the member's records; `make` writes the record in the transaction it is given.
 */
export const createOnce = async <T extends Commanded>(
  ctx: Context,
  command: Keyed & object,
  find: (em: EntityManager, key: string) => Promise<Commanded | null>,
  make: (em: EntityManager) => Promise<T>,
): Promise<string> => {
  const key = command.idempotencyKey ?? ctx.door.idempotencyKey ?? newId();
  if (key.length === 0 || key.length > MAX_KEY || key.includes('\u0000')) throw badInput(`The idempotency key must have 1 to ${MAX_KEY} characters.`, { idempotencyKey: `must have 1 to ${MAX_KEY} characters` });
  const commandHash = hashOf(command);
  return transact(ctx.em, async (em) => {
    const earlier = await find(em, key);
    if (earlier) {
      if (earlier.commandHash === commandHash) return earlier.id;
      throw new DomainError('IDEMPOTENCY_MISMATCH', 'This idempotency key was used for another command.', { idempotencyKey: 'was used for another command' });
    }
    const record = await make(em);
    record.idempotencyKey = key;
    record.commandHash = commandHash;
    await em.flush();
    return record.id;
  });
};

