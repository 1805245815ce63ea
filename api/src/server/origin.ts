import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { forbidden } from '../errors.ts';

/**
 * Cookies are sent along from every port of a host, so SameSite alone does not stop another program on it: whatever changes
 * something must come from our own pages. Programs of partners send neither header and are let in.
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
    return new URL(origin).host === host || (publicUrl !== undefined && origin === new URL(publicUrl).origin);
  } catch {
    return false;
  }
};

/**
 * Where the site is, for canonical links and the sitemap. Without a public address the server listens on this machine only; what a caller
 * calls it is never repeated, because caches would hand it to others.
 */
export const siteOrigin =
  (publicUrl: string | undefined, { server }: Pick<FastifyInstance, 'server'>) =>
  (): string => {
    if (publicUrl !== undefined) return publicUrl;
    const address = server.address();
    return typeof address === 'object' && address ? `http://localhost:${address.port}` : 'http://localhost';
  };
