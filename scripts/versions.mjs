// The tests of migrations, jobs and reads on the PostgreSQL versions of api/test/versions; a quick proof takes the oldest, the full one also
// the included one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runJest } from './jest.mjs';
import { separatePackage } from './separatePackage.mjs';

const TESTS = [
  // A new database and one of 0.2.0 get the tables of schema.sql.
  'api/src/database/(migrations|schema)',
  'api/src/prepareDatabase',
  'api/test/database',
  'api/src/jobs/jobs',
  'api/src/features/goods/search/(announcePostings|watchedSearches|index/indexer)',
  'api/src/features/people/watchlist/',
  'api/src/reading/(access|edgeCases|keyset|search)',
  'api/src/server/rest/lists',
];

export async function proveVersions({ isQuick }) {
  const { folder } = separatePackage('api/test/versions');
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [oldest, ...others] = Object.keys(dependencies).map((name) => ({ POSTGRES_VERSION: name.split('-')[1] }));
  let succeeded = true;
  for (const environment of isQuick ? [oldest] : [oldest, ...others, {}]) {
    console.log(`PostgreSQL ${environment.POSTGRES_VERSION ?? 'as included'}`);
    if (!(await runJest(['--maxWorkers=2', ...TESTS], { ...environment, PROOFS: 'none' }))) succeeded = false;
  }
  return succeeded;
}
