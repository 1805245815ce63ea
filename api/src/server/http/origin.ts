import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { forbidden } from '../../common/errors.ts';

/**
 * Cookies are sent from pages of every port of a host, so SameSite does not stop other programs on it. Requests that change something
 * must come from the market's own pages. Programs of partners send neither header and are accepted.
 */
export const refuseOtherOrigins = (headers: IncomingHttpHeaders, publicUrl: string | undefined): void => {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin === undefined && site === undefined) return;
  const own = origin === undefined ? site === 'same-origin' || site === 'none' : isOwn(origin, headers.host, publicUrl);
  if (!own) throw forbidden('This request came from another site and was refused.');
};

const isOwn = (origin: string, host: string | undefined, publicUrl: string | undefined): boolean => {
  try {
    const market = publicUrl === undefined ? undefined : new URL(publicUrl);
    // The scheme of the market's own host is known; other hosts lead past its proxy.
    return origin === market?.origin || (host !== market?.host && new URL(origin).host === host);
  } catch {
    return false;
  }
};

/** Whom such a request is for depends on who reads it, so it is refused. */
export const hasSeveralHosts = ({ headersDistinct }: IncomingMessage): boolean =>
  (headersDistinct['host']?.length ?? 0) > 1;

/**
 * The site's address, for canonical links and the sitemap. Without PUBLIC_URL the server listens on this machine only. The Host header
 * is never repeated, because caches would serve it to others.
 */
export const siteOrigin =
  (publicUrl: string | undefined, { server }: Pick<FastifyInstance, 'server'>) =>
  (): string => {
    if (publicUrl !== undefined) return publicUrl;
    const address = server.address();
    return typeof address === 'object' && address ? `http://localhost:${address.port}` : 'http://localhost';
  };
