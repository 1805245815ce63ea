import { runTool } from './tool.mjs';

/** Of the web app and of the example; true if both succeeded. */
export async function generateOperations(args) {
  const configs = ['codegen.ts', 'examples/partner/codegen.ts'];
  let isFine = true;
  for (const config of configs)
    if (!(await runTool(['@graphql-codegen/cli', 'graphql-codegen'], ['--config', config, ...args]))) isFine = false;
  return isFine;
}
