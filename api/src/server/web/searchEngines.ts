// robots.txt and the sitemap.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { firstRow } from '../../database/firstRow.ts';
import { isAboutRecord, ownHead, screenRows } from '../../pages/screens.ts';

/** The most addresses that the sitemap standard allows in one file. */
const MAX = 50_000;

/** The records with a public page. Of offerings, only those on the market. */
const records = `
  select '/' || case cardinality(path) when 1 then 'industry' when 2 then 'product-family' else 'category' end || '/' || id as path, 1 as part, id from category where is_shown
  union all select '/product/' || id, 2, id from product where is_shown
  union all select '/company/' || id, 3, id from company_profile
  union all select '/offerings/' || id, 4, id from offering
    where status = 'active' and coalesce(available_until >= (statement_timestamp() at time zone 'UTC')::date, true)`;

const fixed = screenRows.filter((row) => !isAboutRecord(row) && !ownHead(row).isHidden).map(({ path }) => path);

interface Place {
  pool: Pool;
  originOf: () => string;
  /** Charges the caller's budget before a map is made; throws if it does not suffice. */
  charge: (request: FastifyRequest) => Promise<void>;
  /** For tests: how many addresses a map holds. */
  max?: number;
}

export const addSearchEngines = (http: FastifyInstance, { pool, originOf, charge, max = MAX }: Place): void => {
  http.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      // /graphql stays allowed, because pages are empty without it.
      .send(`User-agent: *\nDisallow: /api/\nAllow: /api/docs\n\nSitemap: ${originOf()}/sitemap.xml\n`),
  );

  http.get<{ Querystring: { part?: string } }>('/sitemap.xml', async (request, reply) => {
    await charge(request);
    const origin = originOf();
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from (${records}) record`);
    const parts = Math.ceil((fixed.length + firstRow(rows).count) / max);
    const answer = (xml: string) =>
      reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache').send(xml);
    if (parts > 1 && request.query.part === undefined) {
      const maps = Array.from({ length: parts }, (_, part) => `${origin}/sitemap.xml?part=${part + 1}`);
      return answer(xml('sitemapindex', 'sitemap', maps));
    }
    const part = Number(request.query.part ?? 1) - 1;
    if (!Number.isInteger(part) || part < 0 || part >= parts)
      return reply.status(404).type('text/plain; charset=utf-8').send('Not found.');
    const found = await pool.query<{ path: string }>(
      `select path from (select path, 0 as part, null::uuid as id from unnest($1::text[]) fixed (path) union all ${records}) page
       order by part, id, path offset $2 limit $3`,
      [fixed, part * max, max],
    );
    const addresses = found.rows.map(({ path }) => origin + path);
    return answer(xml('urlset', 'url', addresses));
  });
};

const xml = (root: string, entry: string, addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map((address) => `<${entry}><loc>${address.replaceAll('&', '&amp;')}</loc></${entry}>\n`)
    .join('')}</${root}>\n`;
