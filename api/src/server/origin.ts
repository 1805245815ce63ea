import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
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

/** Where a caller finds the site: what it is called from outside or, where nobody said, what this caller called it. */
export const siteOrigin =
  (publicUrl: string | undefined) =>
  ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
    publicUrl ?? `${protocol}://${/^[\w.:[\]-]+$/.test(host) ? host : 'localhost'}`;
