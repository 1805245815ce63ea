import { hash } from 'node:crypto';
import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AnyObject, ObjectSchema } from 'yup';
import { badInput, DomainError, unauthenticated } from '../common/errors.ts';
import { newId } from '../database/id.ts';
import { WAIT_FOR_STANDBY } from '../database/inTransaction.ts';
import { isId } from '../rules/id.ts';
import { plainAmount } from '../rules/plainAmount.ts';
import { readAmount } from '../rules/values/readNumber.ts';
import type { CreatedOnce } from '../schema/base.entity.ts';
import type { Context } from '../schema/context.ts';
import { transact } from './transact.ts';

interface WithIdempotencyKey {
  idempotencyKey?: string | null;
}

const MAX_KEY = 255;

/** Throws if not signed in. */
export const memberOf = (ctx: Context): string => {
  if (ctx.viewer.id === null) throw unauthenticated();
  return ctx.viewer.id;
};

/** A request may name its author, but only the signed-in user; another id is refused, not replaced. */
export const refuseOtherAuthor = (ctx: Context, field: string, named: string | null | undefined): void => {
  if (!named || named === ctx.viewer.id) return;
  throw new DomainError('FORBIDDEN', `"${field}" must be blank or your own id.`, {
    [field]: 'must be blank or your own id',
  });
};

const AMOUNT = /price|amount|increment/i;

/** A value as it counts, however it is written. */
const plain = ([name, value]: [string, unknown]): [string, unknown] => {
  if (typeof value !== 'string') return [name, value];
  const text = value.trim();
  const amount = AMOUNT.test(name) ? readAmount(text).value : undefined;
  if (amount !== undefined) return [name, plainAmount(amount)];
  return [name, isId(text) ? text.toLowerCase() : text];
};

const NO_VALUE = new Set<unknown>([undefined, null, false, '']);

const digest = (entries: [string, unknown][]): string =>
  hash('sha256', JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1))), 'hex');

/**
 * Distinguishes a retry from another command with the same key. Commands are equal if they mean the same: `meant` is what the rules made of
 * the command, and its author is known. Servers of the release before stored the `formerHash`, which counts until the release after this.
 */
export const hashesOf = (ctx: Context, command: object, meant: object = {}) => {
  const entries = Object.entries(command).filter(([name]) => name !== 'idempotencyKey');
  const values = Object.entries({ ...Object.fromEntries(entries), ...meant }).map(plain);
  return {
    commandHash: digest(values.filter(([, value]) => !NO_VALUE.has(value) && value !== ctx.viewer.id)),
    formerHash: digest(entries.filter(([, value]) => value !== undefined && value !== null)),
  };
};

/** The caller's key for a command, or null. */
export const givenKeyOf = (ctx: Context, command: WithIdempotencyKey): string | null => {
  const key = command.idempotencyKey ?? ctx.transport.idempotencyKey ?? null;
  if (key === null) return null;
  if (key.length > 0 && key.length <= MAX_KEY && !key.includes('\u0000')) return key;
  throw badInput(`The idempotency key must have 1 to ${MAX_KEY} characters.`, {
    idempotencyKey: `must have 1 to ${MAX_KEY} characters`,
  });
};

/** The caller's key for a command, or a new one. */
export const keyOf = (ctx: Context, command: WithIdempotencyKey): string => givenKeyOf(ctx, command) ?? newId();

export const otherCommand = (): DomainError =>
  new DomainError('IDEMPOTENCY_MISMATCH', 'This idempotency key was used for another command.', {
    idempotencyKey: 'was used for another command',
  });

/** The records among which a key is looked up: those of a type that name the member in a property. */
interface Keyed {
  /** The rules that the command has passed. */
  rules: ObjectSchema<AnyObject>;
  type: EntityClass<CreatedOnce>;
  by: 'user' | 'admin' | 'buyer' | 'actor' | 'sendingUser';
}

/**
 * Creates a record once: a retry with the same key returns the first record's id, another command with the same key is refused. `make`
 * writes the record in the given transaction.
 */
export const createOnce = async <T extends CreatedOnce>(
  ctx: Context,
  command: WithIdempotencyKey & object,
  { rules, type, by }: Keyed,
  make: (em: EntityManager) => Promise<T>,
): Promise<string> => {
  const key = keyOf(ctx, command);
  const { commandHash, formerHash } = hashesOf(
    ctx,
    command,
    rules.cast(command, { assert: false, stripUnknown: true }),
  );
  const findEarlier = async (em: EntityManager): Promise<string | undefined> => {
    const record = await em.findOne(type, { [by]: memberOf(ctx), idempotencyKey: key });
    if (!record) return undefined;
    if (record.commandHash === commandHash || record.commandHash === formerHash) return record.id;
    throw otherCommand();
  };
  const write = async (em: EntityManager): Promise<string> => {
    const known = await findEarlier(em);
    if (known) return known;
    const record = await make(em);
    record.idempotencyKey = key;
    record.commandHash = commandHash;
    await em.flush();
    return record.id;
  };
  return transact(ctx.em, write).catch(async (refusal: unknown) => {
    // While this attempt waited for a lock, a concurrent retry may have succeeded; then return its result.
    const em = ctx.em.fork({ clear: true });
    const concurrent = refusal instanceof DomainError ? await findEarlier(em) : undefined;
    if (!concurrent) throw refusal;
    await em.execute(WAIT_FOR_STANDBY);
    return concurrent;
  });
};
