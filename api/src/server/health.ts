import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** `/livez`: the process is up. `/readyz`: it can serve. `/metrics`: from this machine, or with the token. */
export const addHealth = (http: FastifyInstance, pool: Pool, isStopping: () => boolean, metricsToken: string | undefined): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({ name: 'http_request_duration_seconds', help: 'Time to answer, by route.', labelNames: ['method', 'route', 'status'], registers: [registry] });
  http.addHook('onResponse', async (request, reply) => {
    durations.observe({ method: request.method, route: request.routeOptions.url ?? 'web', status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  http.get('/livez', async () => 'ok');
  http.get('/readyz', async (_request, reply) => {
    const reachable = !isStopping() && (await answers(pool));
    return reply.status(reachable ? 200 : 503).send(reachable ? 'ok' : 'not ready');
  });
  http.get('/metrics', async (request, reply) => {
    const isHere = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '');
    const isKnown = metricsToken !== undefined && request.headers.authorization === `Bearer ${metricsToken}`;
    if (metricsToken === undefined ? !isHere : !isKnown) return reply.status(403).send('Forbidden');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};

const PATIENCE_MS = 2_000;

const answers = (pool: Pool): Promise<boolean> =>
  Promise.race([
    pool.query('select 1').then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref()),
  ]);
