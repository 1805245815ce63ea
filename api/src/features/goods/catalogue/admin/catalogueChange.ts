import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../../schema/context.ts';
import { memberOf } from '../../../../writing/command.ts';
import { transact } from '../../../../writing/transact.ts';
import { originOf, recordAudit, type AuditedEvent } from '../../../../writing/audit/record.ts';

/** Advisory lock that serializes changes of the catalogue, so that names stay unique and the tree stays consistent. */
const CATALOGUE_LOCK = 4_172_027;
/** Longer than for other requests, because a change may affect thousands of rows. */
const TIMEOUT = '60s';

/** The audit event of a change. */
export type Audited = Pick<AuditedEvent, 'kind' | 'subjectId' | 'detail'>;

/** Runs a change of the catalogue by an admin and writes it to the audit log, in one transaction. */
export const changeCatalogue = async <T>(
  ctx: Context,
  work: (em: EntityManager, audit: (event: Audited) => Promise<void>) => Promise<T>,
): Promise<T> => {
  const actorId = memberOf(ctx);
  return transact(ctx.em, async (em) => {
    await em.execute(
      `set local statement_timeout = '${TIMEOUT}'; set local idle_in_transaction_session_timeout = '${TIMEOUT}'`,
    );
    await em.execute('select pg_advisory_xact_lock(?)', [CATALOGUE_LOCK]);
    return work(em, (event) => recordAudit(em, { ...originOf(ctx), actorId, ...event }));
  });
};
