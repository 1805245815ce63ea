import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Balance, Budget } from './budgets.ts';

const budgets = new WeakMap<FastifyRequest, Budget>();

/** The response to this request will report this budget. */
export const showBalance = (request: FastifyRequest, budget: Budget): void => {
  budgets.set(request, budget);
};

/** Sends the headers of draft-ietf-httpapi-ratelimit-headers: the policy and the rest of the budget. */
const rateLimitFields = ({ policy, limit, remaining, resetMs }: Balance): Record<string, string> => ({
  'ratelimit-policy': `"${policy}";q=${limit};w=60`,
  ratelimit: `"${policy}";r=${remaining};t=${Math.ceil(resetMs / 1_000)}`,
});

export const addRateLimitHeaders = (http: FastifyInstance): void => {
  http.addHook('onSend', async (request, reply) => {
    const balance = await budgets.get(request)?.balance();
    if (balance) void reply.headers(rateLimitFields(balance));
  });
};
