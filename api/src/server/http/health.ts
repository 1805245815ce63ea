import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { migrations } from '../../database/migrations/migrations.ts';
import { requestWeights } from '../../limits/costTable.ts';
import type { Metrics } from '../../common/metrics.ts';
import { PROBES } from './log.ts';
import { refuseOtherMethods } from './otherMethods.ts';
import { isLoopback } from './loopback.ts';

interface Health {
  isStopping: () => boolean;
  metrics: Metrics;
  metricsToken: string | undefined;
  /** Charges the caller's budget; throws if it does not suffice. */
  charge: (request: FastifyRequest, points: number) => Promise<void>;
}

/**
 * `/livez` reports that the process runs, `/readyz` that it can serve. `/metrics` is open to this machine and to holders of the token.
 * Probes from this machine are free; others are charged like any request.
 */
export const addHealth = (
  http: FastifyInstance,
  pool: Pool,
  { isStopping, metrics, metricsToken, charge }: Health,
): void => {
  http.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'web', status: reply.statusCode };
    metrics.requestDuration.observe(labels, reply.elapsedTime / 1000);
    done();
  });

  const chargeOthers = async (request: FastifyRequest): Promise<void> => {
    if (!isFromHere(request)) await charge(request, requestWeights.probe);
  };
  http.get('/livez', async (request) => {
    await chargeOthers(request);
    return 'ok';
  });
  http.get('/readyz', async (request, reply) => {
    await chargeOthers(request);
    const isReady = !isStopping() && (await isMigrated(pool));
    return reply.status(isReady ? 200 : 503).send(isReady ? 'ok' : 'not ready');
  });
  http.get('/metrics', async (request, reply) => {
    if (!isFromHere(request) && !presents(request, metricsToken)) return reply.status(403).send('Forbidden');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  for (const path of PROBES) refuseOtherMethods(http, path, ['GET']);
};

/** Requests that a proxy on this machine forwards come from elsewhere. */
const isFromHere = ({ ip, socket, headers }: FastifyRequest): boolean =>
  isLoopback(ip) && isLoopback(socket.remoteAddress) && !headers['x-forwarded-for'] && !headers.forwarded;

const presents = ({ headers }: FastifyRequest, token: string | undefined): boolean => {
  if (token === undefined) return false;
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

const TIMEOUT_MS = 2_000;

const isMigrated = async (pool: Pool): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, TIMEOUT_MS, false)));
  const asked = pool.query<{ applied: number }>('select count(*)::int as applied from migration').then(
    ({ rows }) => (rows[0]?.applied ?? 0) >= migrations.length,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
};
