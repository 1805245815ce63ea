import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../schema/context.ts';
import { originOf, recordAudit } from '../audit/record.ts';

/** Revokes all API keys of an account in the caller's transaction. */
export const revokeKeys = async (ctx: Context, em: EntityManager, userId: string): Promise<void> => {
  const keys = await ctx.apiKeys.revokeAllOf(em, userId);
  if (keys > 0)
    await recordAudit(em, { ...originOf(ctx), kind: 'api_keys_revoked', subjectId: userId, detail: { keys } });
};
