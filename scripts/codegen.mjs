// npm run codegen: schema.graphql and the documents of the web app and the example → .generated.ts beside them; api/queries
import './node-version.mjs';
import { generateOperations } from './generateOperations.mjs';
import { writeQueries } from './queries.mjs';

const isFine = await generateOperations(process.argv.slice(2));
process.exitCode = isFine && (await writeQueries()) ? 0 : 1;
