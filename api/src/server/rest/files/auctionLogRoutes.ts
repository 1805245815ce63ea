import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { notFound } from '../../../common/errors.ts';
import { readAuctionLog } from '../../../features/deals/auctions/engine/auctionLogDownload.ts';
import { requestWeights } from '../../../limits/costTable.ts';
import { isId } from '../../../rules/id.ts';
import type { ManualHandler } from '../manualHandler.ts';
import { builtDocument } from '../../http/staticDocument.ts';

/** Points of reading, decrypting and sending so many events. */
const logPoints = (events: number): number =>
  Math.ceil(requestWeights.auctionLog + (events / 1_000) * requestWeights.auctionLogThousand);

/** Made by the build; absent before the first build. */
const verifier = fileURLToPath(new URL('../../../../dist/verify-auction.mjs', import.meta.url));

/** Sends the log of a closed auction; charged by its number of events. */
export const sendAuctionLog: ManualHandler = async (request, reply, contextOf) => {
  const { budget, reader } = await contextOf();
  const { id } = request.params as { id: string };
  const log = isId(id) ? await readAuctionLog(reader.pool, id, (events) => budget.charge(logPoints(events))) : null;
  if (!log) throw notFound('Auction');
  return reply.send(log);
};

const sendProgram = builtDocument('text/javascript');

/** Sends the program that verifies a log without trusting the market. */
export const sendVerifier: ManualHandler = async (request, reply, contextOf) => {
  // The context has paid for a request.
  await contextOf();
  const program = await readFile(verifier, 'utf8').catch(() => null);
  if (program === null) throw notFound('Verifier');
  return sendProgram(program, request, reply);
};
