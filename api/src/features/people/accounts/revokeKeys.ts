import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../schema/context.ts';
import { originOf, recordAudit } from '../../../writing/audit/record.ts';

/** Revokes the API keys of an account that were created since a time, in the caller's transaction. */
export const revokeKeys = async (ctx: Context, em: EntityManager, userId: string, since: string): Promise<void> => {
  const keys = await ctx.services.apiKeys.revokeOf(em, userId, since);
  if (keys > 0)
    await recordAudit(em, { ...originOf(ctx), kind: 'api_keys_revoked', subjectId: userId, detail: { keys } });
};
