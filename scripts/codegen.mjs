// npm run codegen: schema.graphql and the web's documents → web/src/generated/graphql.ts
import './node-version.mjs';
import { runTool } from './tool.mjs';

process.exitCode = runTool(['@graphql-codegen/cli', 'graphql-codegen'], process.argv.slice(2)) ? 0 : 1;
