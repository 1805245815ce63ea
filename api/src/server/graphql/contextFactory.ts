import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_DAYS } from '../../features/people/accounts/knownDevices.ts';
import { NOBODY } from '../../features/people/accounts/viewerIn.ts';
import type { Budgets, Budget } from '../../limits/budgets.ts';
import { documentPoints, weights } from '../../limits/costTable.ts';
import { showBalance } from '../../limits/rateLimitHeaders.ts';
import type { Reader } from '../../reading/read.ts';
import type { Viewer } from '../../reading/reading.ts';
import type { Context } from '../../schema/context.ts';
import type { Market } from '../../schema/market.ts';
import type { Callers } from '../http/callers.ts';
import { HostCookie } from '../http/cookie.ts';
import { MEANT, refuseOtherMember } from '../http/otherMember.ts';
import { RequestContext } from './requestContext.ts';
import { closedTransport, HttpTransport, type SignIn } from '../http/transport.ts';

/** What a transport allows one statement: GraphQL is anybody's, REST runs the repository's own documents. */
export const limitsOf = { graphql: { page: 100, nodes: 10_000 }, rest: { page: 1_000, nodes: 1_000_000 } };

/** The GraphQL document of a request, in its body or its address. */
const documentOf = ({ body, query }: FastifyRequest): unknown =>
  (body as { query?: unknown } | null | undefined)?.query ?? (query as { query?: unknown }).query;

/** Makes the contexts of requests, which are charged before anything is parsed. */
export class ContextFactory {
  private readonly market: Market & { reader: Reader; budgets: Budgets };
  private readonly callers: Callers;
  private readonly signIn: SignIn;

  constructor(market: Market & { reader: Reader; budgets: Budgets }, callers: Callers) {
    const { publicUrl } = market.settings;
    const { sessions, knownDevices, loginLimits } = market.services;
    this.market = market;
    this.callers = callers;
    this.signIn = {
      sessions,
      cookie: callers.cookie,
      devices: knownDevices,
      deviceCookie: new HostCookie('feedstock_devices', publicUrl, DEVICE_DAYS),
      limits: loginLimits,
      publicUrl,
    };
  }

  /** For the requests of a transport; a valid operation pays what it costs instead of what was prepaid. */
  of(kind: keyof typeof limitsOf) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<Context> => {
      const viewer = await this.callers.identify(request);
      const budget = this.budgetOf(viewer, request);
      await budget.prepay(weights.operation + (kind === 'graphql' ? documentPoints(documentOf(request)) : 0));
      refuseOtherMember(viewer, request.headers[MEANT]);
      const transport = new HttpTransport(request, reply, kind, this.signIn);
      return new RequestContext(this.market, { viewer, limits: limitsOf[kind], transport, budget });
    };
  }

  /** For a page as visitors see it. */
  ofVisitor(request: FastifyRequest): Context {
    const transport = closedTransport(request.ip);
    const budget = this.budgetOf(NOBODY, request);
    return new RequestContext(this.market, { viewer: NOBODY, limits: limitsOf.rest, transport, budget });
  }

  /** Charges the address of a request that nobody has to sign in for. */
  async chargeVisitor(request: FastifyRequest, points: number): Promise<void> {
    await this.budgetOf(NOBODY, request).charge(points);
  }

  private budgetOf(viewer: Viewer, request: FastifyRequest): Budget {
    const budget = this.market.budgets.budgetOf(viewer, request.ip);
    showBalance(request, budget);
    return budget;
  }
}
