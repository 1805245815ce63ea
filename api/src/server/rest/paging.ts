import type { FastifyReply, FastifyRequest } from 'fastify';
import { wrongValue } from '../../schema/errors/coercion.ts';

export const MAX_ROWS = 1_000;
export const MAX_OFFSET = 10_000;

/** Checked here because errors of GraphQL would name `first`. */
export const refuseWrongPage = ({ limit, offset }: Record<string, unknown>): void => {
  const isIn = (value: unknown, min: number, max: number): boolean => Number(value) >= min && Number(value) <= max;
  if (!isIn(limit, 1, MAX_ROWS)) throw wrongValue({ limit: `must be a whole number from 1 to ${MAX_ROWS}` });
  if (offset !== undefined && !isIn(offset, 0, MAX_OFFSET))
    throw wrongValue({ offset: `must be a whole number from 0 to ${MAX_OFFSET}` });
};

/** Links to the page after a cursor (RFC 8288). */
export const linkNextPage = (request: FastifyRequest, reply: FastifyReply, cursor: string): void => {
  const url = new URL(request.url, 'http://feedstock');
  url.searchParams.set('after', cursor);
  url.searchParams.delete('offset');
  void reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
};

/** Links to the neighbouring pages (RFC 8288). */
export const linkPages = (
  request: FastifyRequest,
  reply: FastifyReply,
  limit: number,
  offset: number,
  total: number,
): void => {
  const to = (at: number, rel: string): string => {
    const url = new URL(request.url, 'http://feedstock');
    url.searchParams.set('limit', String(limit));
    url.searchParams.set('offset', String(at));
    return `<${url.pathname}${url.search}>; rel="${rel}"`;
  };
  const links = [
    ...(offset + limit < total ? [to(offset + limit, 'next')] : []),
    ...(offset > 0 ? [to(Math.max(offset - limit, 0), 'prev')] : []),
  ];
  if (links.length > 0) void reply.header('link', links.join(', '));
};
