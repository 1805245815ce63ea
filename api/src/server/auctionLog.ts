import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors.ts';
import { readAuctionLog } from '../features/desk/auctionLogDownload.ts';
import type { Reader } from '../reading/read.ts';
import type { Context } from '../schema/context.ts';
import { isId } from '../rules/id.ts';

/** `GET /api/auctions/{id}/log`: the whole log of a closed auction, for anyone to verify. */
export const addAuctionLog = (
  http: FastifyInstance,
  reader: Reader,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void => {
  http.get<{ Params: { id: string } }>('/api/auctions/:id/log', async (request, reply) => {
    await contextOf(request, reply);
    const log = isId(request.params.id) ? await readAuctionLog(reader.pool, request.params.id) : null;
    if (!log) throw notFound('Auction');
    return reply.send(log);
  });
};
