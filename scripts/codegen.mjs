// npm run codegen: schema.graphql and the web's documents → a .generated.ts beside each
import './node-version.mjs';
import { runTool } from './tool.mjs';

process.exitCode = (await runTool(['@graphql-codegen/cli', 'graphql-codegen'], process.argv.slice(2))) ? 0 : 1;
