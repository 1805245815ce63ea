import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findFormerEntry } from './features/goods/catalogue/former.ts';
import { requestWeights, weights } from './limits/costTable.ts';
import { CostModel } from './limits/operationCost.ts';
import { addRateLimitHeaders } from './limits/rateLimitHeaders.ts';
import type { OpenedMarket } from './openMarket.ts';
import { authenticateKeys } from './server/http/apiKeyRequests.ts';
import { Callers } from './server/http/callers.ts';
import { ContextFactory } from './server/graphql/contextFactory.ts';
import { addDocs } from './server/docs/addDocs.ts';
import { addGraphQLDocs } from './server/docs/graphql/addGraphQLDocs.ts';
import { addGraphQL, openApollo } from './server/graphql/graphql.ts';
import { addHealth } from './server/http/health.ts';
import { observedOperation } from './server/graphql/observedOperation.ts';
import { OperationLimits } from './server/graphql/operationLimits.ts';
import { siteOrigin } from './server/http/origin.ts';
import { addRestRoutes } from './server/rest/adapter.ts';
import { operations } from './server/rest/operations.ts';
import { addMarketSocket } from './server/sockets/marketSocket.ts';
import { addUnsubscribe } from './server/http/unsubscribe.ts';
import { webOperations } from './server/web/builtWeb.ts';
import { addSearchEngines } from './server/web/searchEngines.ts';
import { addWeb } from './server/web/web.ts';

/** Adds GraphQL, REST, the socket, documents and pages to the HTTP server. Returns what stops them. */
export const addTransports = async (
  http: FastifyInstance,
  market: OpenedMarket,
  isStopping: () => boolean,
): Promise<() => Promise<void>> => {
  const { settings, services, schema, catalog, executionSchema, metrics } = market;
  const pool = market.pools.reads;
  const callers = new Callers(market);
  const contexts = new ContextFactory(market, callers);
  const charge = contexts.chargeVisitor.bind(contexts);
  const operationLimits = new OperationLimits(new CostModel(catalog));
  addRateLimitHeaders(http);
  authenticateKeys(http, { keys: services.apiKeys, charge: (request) => charge(request, weights.operation) });
  const ownNames = new Set([...operations().keys(), ...(await webOperations(settings.webDir))]);
  const observe = () => observedOperation(metrics, ownNames);
  const apollo = await openApollo(schema, executionSchema, operationLimits, observe, http.log);
  addGraphQL(http, apollo, contexts.of('graphql'));
  addRestRoutes(http, apollo, schema, contexts.of('rest'), settings.publicUrl);
  addHealth(http, pool, { isStopping, metrics, metricsToken: settings.metricsToken, charge });
  const chargeDocument = (request: FastifyRequest) => charge(request, requestWeights.staticDocument);
  addDocs(http, schema, {
    charge: chargeDocument,
    cookie: callers.cookie.name,
    address: settings.publicUrl ?? `http://localhost:${settings.port}`,
  });
  addGraphQLDocs(http, schema, { folder: settings.webDir, charge: chargeDocument });
  const stopSockets = addMarketSocket(http, market, callers, operationLimits);
  const originOf = siteOrigin(settings.publicUrl, http);
  await addUnsubscribe(http, {
    pool,
    tokens: services.unsubscribeTokens,
    charge: (request) => charge(request, requestWeights.unsubscribe),
  });
  addSearchEngines(http, { pool, originOf, charge: (request) => charge(request, requestWeights.sitemap) });
  await addWeb(http, {
    apollo,
    originOf,
    findFormerEntry: (id) => findFormerEntry(pool, id),
    folder: settings.webDir,
    hasSession: (request) => callers.cookie.read(request) !== undefined,
    viewerOf: (request) => callers.identify(request),
    visitor: (request) => contexts.ofVisitor(request),
  });
  return async () => {
    await stopSockets();
    await apollo.stop();
  };
};
