// npm run codegen: schema.graphql and the documents of the web app and the example → .generated.ts beside them
import './node-version.mjs';
import { generateOperations } from './generateOperations.mjs';

process.exitCode = (await generateOperations(process.argv.slice(2))) ? 0 : 1;
