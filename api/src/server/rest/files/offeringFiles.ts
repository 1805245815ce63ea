import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { badInput, notFound } from '../../../common/errors.ts';
import { returnsRow } from '../../../database/execute.ts';
import { behindGate } from '../../../database/writeGate.ts';
import { exportOfferings, exportProblems } from '../../../features/around/partners/inventory/exportOfferings.ts';
import { startImport } from '../../../features/around/partners/inventory/offeringImport.service.ts';
import { offeringStatuses } from '../../../features/goods/postings/rules.ts';
import { requestWeights } from '../../../limits/costTable.ts';
import { isId } from '../../../rules/id.ts';
import { withRight } from '../../../schema/companyRight.ts';
import { memberOf } from '../../../writing/command.ts';
import type { ManualHandler } from '../manualHandler.ts';

const CSV = 'text/csv';
const JSON_LINES = 'application/x-ndjson';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const offeringsUpload = {
  types: [CSV, JSON_LINES, XLSX],
  maxBytes: 5 * 1024 * 1024,
};

/** Starts an import of offerings. The `Location` header has the address of its progress. */
export const receiveOfferings: ManualHandler = async (request, reply, contextOf) => {
  const ctx = await contextOf();
  const { dryRun = 'false' } = request.query as { dryRun?: unknown };
  if (dryRun !== 'true' && dryRun !== 'false')
    throw badInput('dryRun must be true or false.', { dryRun: 'must be true or false' });
  const start = () =>
    startImport(ctx, {
      file: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      format: request.headers['content-type']?.toLowerCase().startsWith(JSON_LINES) ? 'json-lines' : 'csv',
      isDryRun: dryRun === 'true',
    });
  const started = await behindGate(ctx.budget.writing, () => withRight(ctx, 'trade', start));
  return reply
    .status(202)
    .header('location', `/api/imports/${started.id}`)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(started));
};

/** Sends the member's own offerings as a CSV file. */
export const sendOfferings: ManualHandler = async (request, reply, contextOf) => {
  const ctx = await contextOf();
  const member = memberOf(ctx);
  const { status = null } = request.query as { status?: unknown };
  const known = offeringStatuses.find((each) => each === status);
  if (status !== null && !known)
    throw badInput(`status must be one of ${offeringStatuses.join(', ')}.`, { status: 'is not a status' });
  await ctx.budget.charge(requestWeights.offeringsFile);
  return sendFile(reply, 'feedstock-offerings.csv', exportOfferings(ctx.reader.pool, member, known ?? null));
};

/** Sends the rows of an import of the member's that have problems, as a CSV file with a column of reasons. */
export const sendProblems: ManualHandler = async (request, reply, contextOf) => {
  const ctx = await contextOf();
  const member = memberOf(ctx);
  const { id } = request.params as { id: string };
  const { pool } = ctx.reader;
  if (!isId(id) || !(await returnsRow(pool, 'select from offering_import where id = ? and user_id = ?', [id, member])))
    throw notFound('Import');
  await ctx.budget.charge(requestWeights.offeringsFile);
  return sendFile(reply, 'rows-with-problems.csv', exportProblems(pool, id));
};

const sendFile = (reply: FastifyReply, name: string, pieces: AsyncIterable<string>): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(pieces));
