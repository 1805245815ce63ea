import { databaseNow } from '../../../../database/clock.ts';
import { returnsRow } from '../../../../database/execute.ts';
import { firstRow } from '../../../../database/firstRow.ts';
import { newId } from '../../../../database/id.ts';
import { badInput, conflict, notFound } from '../../../../common/errors.ts';
import { isId } from '../../../../rules/id.ts';
import type { Context } from '../../../../schema/context.ts';
import { memberOf } from '../../../../writing/command.ts';
import { transact } from '../../../../writing/transact.ts';
import { validated } from '../../../../writing/validated.ts';
import { checkPassword } from '../currentPassword.ts';
import { notify } from '../../notices/notify.ts';
import { originOf, recordAudit } from '../../../../writing/audit/record.ts';
import type { CreateApiKeyInput, CreatedApiKey } from './apiKey.type.ts';
import { apiKeyRules, MAX_API_KEYS, MAX_DAYS } from './rules.ts';
import { newSecret, prefixOf, secretHashOf } from './secret.ts';

/** Creates a key and returns its secret, of which only the hash is stored. */
export const createApiKey = async (ctx: Context, input: CreateApiKeyInput): Promise<CreatedApiKey> => {
  const member = memberOf(ctx);
  const { name, scopes, expiresAt, password } = validated(apiKeyRules, input);
  await checkPassword(ctx, password, 'password');
  const secret = newSecret();
  const prefix = prefixOf(secret);
  const id = newId();
  await transact(ctx.em, async (em) => {
    // Serializes simultaneous calls, which could exceed the limit together.
    await em.execute('select from "user" where id = ? for update', [member]);
    refuseWrongExpiry(expiresAt, await databaseNow(em));
    // Expired keys do not count against the limit.
    await em.execute('delete from api_key where user_id = ? and expires_at <= clock_timestamp()', [member]);
    const count = 'select count(*)::int as count from api_key where user_id = ?';
    if (firstRow(await em.execute<{ count: number }[]>(count, [member])).count >= MAX_API_KEYS)
      throw conflict(`You can have at most ${MAX_API_KEYS} API keys. Please revoke one first.`);
    await em.execute(
      `insert into api_key (id, user_id, name, prefix, secret_hash, scopes, expires_at)
       values (?, ?, ?, ?, ?, array(select json_array_elements_text(?::json)), ?::timestamptz)`,
      [id, member, name, prefix, secretHashOf(secret), JSON.stringify(scopes), expiresAt],
    );
    await recordAudit(em, { ...originOf(ctx), kind: 'api_key_created', detail: { key: id } });
    await notify(em, member, 'api_key_created', { prefix, at: await databaseNow(em) });
  });
  return { secret, apiKeyId: id };
};

const refuseWrongExpiry = (expiresAt: string | null, now: Date): void => {
  if (expiresAt === null) return;
  const ms = new Date(expiresAt).getTime() - now.getTime();
  if (ms > 0 && ms <= MAX_DAYS * 86_400_000) return;
  const rule = `must be in the future and at most ${MAX_DAYS} days from now`;
  throw badInput(`"expiresAt" ${rule}.`, { expiresAt: rule });
};

/** Revokes one of the member's keys and closes its sockets. */
export const revokeApiKey = async (ctx: Context, id: string): Promise<string> => {
  const member = memberOf(ctx);
  await transact(ctx.em, async (em) => {
    const isRevoked =
      isId(id) && (await returnsRow(em, 'delete from api_key where id = ? and user_id = ? returning id', [id, member]));
    if (!isRevoked) throw notFound('API key');
    await recordAudit(em, { ...originOf(ctx), kind: 'api_key_revoked', detail: { key: id } });
  });
  ctx.services.apiKeys.invalidate();
  return id;
};
