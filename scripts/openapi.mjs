// Lints the OpenAPI document. Works offline.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/files.mjs';
import { runTool } from './tool.mjs';

/** True if the document is valid, with its examples. */
export async function lintOpenApi() {
  const file = join(root, '.cache', 'openapi.json');
  mkdirSync(join(root, '.cache'), { recursive: true });
  const printing = [join(root, 'scripts/run.mjs'), 'contract/printOpenApi.js', file];
  if (spawnSync(process.execPath, printing, { stdio: 'inherit' }).status !== 0) return false;
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return runTool(['@redocly/cli', 'redocly'], ['lint', file, '--format=stylish'], quiet);
}
