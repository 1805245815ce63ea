// The queries that each screen starts with, for the server. Used at build time only (vite.config.ts).
import { screenRows, type Screen } from 'api/pages/screens';
import { concatAST, parse, print, separateOperations } from 'graphql';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cache } from './cache.ts';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const documents = globSync('**/*.graphql', { cwd }).map((file) => parse(readFileSync(`${cwd}/${file}`, 'utf8')));
const operations = separateOperations(concatAST(documents));
const store = cache();

/** The operations as Apollo Client sends them. */
const asSent = (queries: NonNullable<Screen['queries']>) =>
  Object.entries(queries).map(([operation, variables]) => {
    const document = operations[operation];
    if (!document)
      throw new Error(`api/pages/screens.ts names the operation ${operation}, which no .graphql file has.`);
    return { operation, text: print(store.transformDocument(document)), variables };
  });

export const firstQueries = {
  /** The names of all operations, by which the server's metrics tell them apart. */
  operations: Object.keys(operations),
  everywhere: asSent({ Session: {} }),
  screens: Object.fromEntries(screenRows.map(({ name, queries = {} }) => [name, asSent(queries)])),
};
