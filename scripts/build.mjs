// npm run build [-- --force] [-- --only=api]: compiles everything older than its sources.
import './node-version.mjs';
import { buildApi } from './build/api.mjs';
import { buildWeb } from './build/web.mjs';

const force = process.argv.includes('--force');
const quiet = process.argv.includes('--quiet');
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
process.env.NODE_ENV = 'production';

if (only !== 'web') {
  const count = await buildApi({ force });
  if (!quiet) console.log(count === 0 ? 'api/dist is current.' : `api/dist: ${count} files.`);
}
if (only !== 'api') {
  const built = await buildWeb({ force, quiet });
  if (!quiet && !built) console.log('web/dist is current.');
}
