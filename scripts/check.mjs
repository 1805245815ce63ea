// npm run check: all static checks. Reports all failures before it ends.
import './node-version.mjs';
import { generateOperations } from './generateOperations.mjs';
import { checkContract } from './contract.mjs';
import { lintOpenApi } from './openapi.mjs';
import { writeQueries } from './queries.mjs';
import { runContract } from './runContract.mjs';
import { checkSizes } from './sizes.mjs';
import { runTool } from './tool.mjs';

const checks = {
  'types of the api': () => runTool(['typescript', 'tsc'], ['-p', 'api/tsconfig.json']),
  'types of the web': () => runTool(['typescript', 'tsc'], ['-p', 'web/tsconfig.json']),
  'types of the example': () => runTool(['typescript', 'tsc'], ['-p', 'examples/partner/tsconfig.json']),
  lint: () => runTool(['eslint'], ['.', '--max-warnings=0']),
  'no unused code or dependencies': () => runTool(['knip'], []),
  'no import cycles': () =>
    runTool(['madge'], ['--circular', '--no-spinner', '--extensions', 'ts,tsx', 'api/src', 'web/src']),
  format: () => runTool(['prettier'], ['--check', '--log-level=warn', '.']),
  'schema.graphql is current (npm run schema)': () => runContract('print.js', '--check'),
  'docs/who-may-do-what.md is current (npm run codegen)': () => runContract('printMoves.js', '--check'),
  'generated operations are current (npm run codegen)': () => generateOperations(['--check', '--errors-only']),
  'api/queries is current (npm run codegen)': () => writeQueries({ isCheck: true }),
  'no unannounced breaking change of the contract': checkContract,
  'OpenAPI document': lintOpenApi,
  'size of the web': checkSizes,
};

const failed = [];
for (const [name, check] of Object.entries(checks)) {
  const began = performance.now();
  const isFine = await check();
  if (!isFine) failed.push(name);
  console.log(`${isFine ? '✓' : '✗'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
}
if (failed.length > 0) console.error(`\nNot in order: ${failed.join('; ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;
