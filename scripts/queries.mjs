// The SQL of the pages that people look at most, one clause a line: api/queries/*.sql, so that a review sees what a change does to it.
import './node-version.mjs';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execute, parse, separateOperations } from 'graphql';
import { format } from 'sql-formatter';
import { buildIfStale } from './build/ifStale.mjs';
import { root } from './build/files.mjs';

const id = '00000000-0000-7000-8000-000000000001';
/** Operations of the web app, with the variables of its pages. */
const pages = {
  ProductScreen: { id, first: 20 },
  ProductListScreen: { first: 20, isFirstPage: true },
  OfferingScreen: { id },
  AuctionScreen: { id },
  OrderScreen: { id },
  QuoteScreen: { id },
};
const viewers = {
  visitor: { id: null, admin: false, staff: false },
  member: { id: '00000000-0000-7000-8000-000000000002', admin: false, staff: false },
};
const budget = { limited: (work) => work() };
const finder = { find: async () => ({ matches: [], nearest: [], isCapped: false, absentGrades: [], facets: [] }) };
const folder = join(root, 'api/queries');

/** The text of each file by its name. */
const queries = async () => {
  buildIfStale({ only: 'api' });
  const load = (module) => import(pathToFileURL(join(root, 'api/dist', module)).href);
  const { marketSchema, openMarketOrm } = await load('slices.js');
  const { Catalog } = await load('reading/catalog.js');
  const { Reader } = await load('reading/read.js');
  const { StatementNames } = await load('reading/statementNames.js');
  const { toExecutionSchema } = await load('reading/executionSchema.js');

  // Nothing is sent to a database.
  const orm = await openMarketOrm({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' });
  const schema = await marketSchema();
  const catalog = new Catalog(schema, orm.getMetadata());
  await orm.close();
  const leaves = toExecutionSchema(schema, catalog);
  const sources = globSync('web/src/**/*.graphql', { cwd: root }).sort();
  const documents = separateOperations(parse(sources.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')));

  const files = {};
  for (const [page, variableValues] of Object.entries(pages))
    for (const [name, viewer] of Object.entries(viewers)) {
      const sent = [];
      const pool = { query: async ({ text }) => (sent.push(text), { rows: [{ json: '{}' }] }) };
      const reader = new Reader(pool, catalog, new StatementNames());
      const contextValue = { viewer, limits: { page: 100, nodes: 10_000 }, reader, budget, finder };
      const { errors = [] } = await execute({
        schema: leaves,
        document: documents[page],
        variableValues,
        contextValue,
      });
      // Visitors read neither orders nor quotes.
      const unexpected = errors.find(({ message }) => viewer.id !== null || message !== 'Unauthorized');
      if (unexpected) throw unexpected;
      const text = sent.map((statement) => format(statement, { language: 'postgresql', expressionWidth: 100 }));
      if (text.length > 0) files[`${page}.${name}.sql`] = `${text.join(';\n\n')};\n`;
    }
  return files;
};

/** Writes the files, or with `isCheck` only says whether they are current. */
export const writeQueries = async ({ isCheck = false } = {}) => {
  const files = await queries();
  const kept = globSync('*.sql', { cwd: folder });
  const read = (name) => readFileSync(join(folder, name), 'utf8');
  if (isCheck) return kept.length === Object.keys(files).length && kept.every((name) => read(name) === files[name]);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return true;
};
