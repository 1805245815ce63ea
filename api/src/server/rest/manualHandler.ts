import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../schema/context.ts';

/** Answers a call without an operation. */
export type ManualHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
  contextOf: () => Promise<Context>,
) => Promise<FastifyReply>;
