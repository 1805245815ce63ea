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

/** A link (RFC 8288) to the address of a request with other parameters; absolute if the market's own address is known. */
const linkTo = ({ url: asked }: FastifyRequest, market: string | undefined, changed: object, rel: string): string => {
  const url = new URL(asked, market ?? 'http://feedstock');
  for (const [name, value] of Object.entries(changed))
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, String(value));
  return `<${market === undefined ? url.pathname + url.search : url.href}>; rel="${rel}"`;
};

/** Links to the page after a cursor. */
export const linkNextPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  market: string | undefined,
  after: string,
): void => {
  void reply.header('link', linkTo(request, market, { after, offset: null }, 'next'));
};

/** Links to the neighbouring pages. */
export const linkPages = (
  request: FastifyRequest,
  reply: FastifyReply,
  market: string | undefined,
  { limit, offset, total }: Record<'limit' | 'offset' | 'total', number>,
): void => {
  const to = (at: number, rel: string): string => linkTo(request, market, { limit, offset: at }, rel);
  const links = [
    ...(offset + limit < total ? [to(offset + limit, 'next')] : []),
    ...(offset > 0 ? [to(Math.max(offset - limit, 0), 'prev')] : []),
  ];
  if (links.length > 0) void reply.header('link', links.join(', '));
};
