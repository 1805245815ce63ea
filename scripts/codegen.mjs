// npm run codegen: schema.graphql and the documents of the web app and the example → .generated.ts beside them, docs/who-may-do-what.md and
// api/queries
import './node-version.mjs';
import { generateOperations } from './generateOperations.mjs';
import { writeQueries } from './queries.mjs';
import { runContract } from './runContract.mjs';

const isFine = (await generateOperations(process.argv.slice(2))) && runContract('printMoves.js');
process.exitCode = isFine && (await writeQueries()) ? 0 : 1;
