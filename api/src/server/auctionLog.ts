import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors.ts';
import { readAuctionLog } from '../features/desk/auctionLogDownload.ts';
import type { Reader } from '../reading/read.ts';
import type { Context } from '../schema/context.ts';
import { requestWeights } from '../limits/costTable.ts';
import { isId } from '../rules/id.ts';

/** Reading, opening and sending so many events. */
const logPoints = (events: number): number =>
  Math.ceil(requestWeights.auctionLog + (events / 1_000) * requestWeights.auctionLogThousand);

/** Made by the build; absent where nothing was built. */
const verifier = fileURLToPath(new URL('../../dist/verify-auction.mjs', import.meta.url));

/** The program that verifies a log without trusting the market, and `GET /api/auctions/{id}/log`: the whole log of a closed auction, for anyone to verify. */
export const addAuctionLog = (
  http: FastifyInstance,
  reader: Reader,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void => {
  http.get<{ Params: { id: string } }>('/api/auctions/:id/log', async (request, reply) => {
    const { spending } = await contextOf(request, reply);
    const { id } = request.params;
    const log = isId(id) ? await readAuctionLog(reader.pool, id, (events) => spending.charge(logPoints(events))) : null;
    if (!log) throw notFound('Auction');
    return reply.send(log);
  });
  http.get('/api/auctions/verify-auction.mjs', async (_request, reply) => {
    const program = await readFile(verifier, 'utf8').catch(() => null);
    if (program === null) throw notFound('Verifier');
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(program);
  });
};
