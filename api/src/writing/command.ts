import { hash } from 'node:crypto';
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
  if (!named || named === ctx.viewer.id) return;
  throw new DomainError('FORBIDDEN', `"${field}" must be blank or your own id.`, {
    [field]: 'must be blank or your own id',
  });
};

/** What tells a retry from another command under the same key. */
export const commandHashOf = (command: object): string => {
  const entries = Object.entries(command).filter(
    ([key, value]) => key !== 'idempotencyKey' && value !== undefined && value !== null,
  );
  return hash('sha256', JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1))), 'hex');
};

/** The caller's key for a command, or null where it gave none. */
export const givenKeyOf = (ctx: Context, command: Keyed): string | null => {
  const key = command.idempotencyKey ?? ctx.door.idempotencyKey ?? null;
  if (key === null) return null;
  if (key.length > 0 && key.length <= MAX_KEY && !key.includes('\u0000')) return key;
  throw badInput(`The idempotency key must have 1 to ${MAX_KEY} characters.`, {
    idempotencyKey: `must have 1 to ${MAX_KEY} characters`,
  });
};

/** The caller's key for a command, or one made here where it gave none. */
export const keyOf = (ctx: Context, command: Keyed): string => givenKeyOf(ctx, command) ?? newId();

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
  const key = keyOf(ctx, command);
  const commandHash = commandHashOf(command);
  const earlier = async (em: EntityManager): Promise<string | undefined> => {
    const record = await find(em, key);
    if (!record) return undefined;
    if (record.commandHash === commandHash) return record.id;
    throw new DomainError('IDEMPOTENCY_MISMATCH', 'This idempotency key was used for another command.', {
      idempotencyKey: 'was used for another command',
    });
  };
  const write = async (em: EntityManager): Promise<string> => {
    const known = await earlier(em);
    if (known) return known;
    const record = await make(em);
    record.idempotencyKey = key;
    record.commandHash = commandHash;
    await em.flush();
    return record.id;
  };
  return transact(ctx.em, write).catch(async (refusal: unknown) => {
    // While this one waited for a lock its twin may have done the deed, after which the same again would be refused.
    const twin = refusal instanceof DomainError ? await earlier(ctx.em.fork({ clear: true })) : undefined;
    if (twin) return twin;
    throw refusal;
  });
};
