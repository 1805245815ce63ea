// Builds in a separate process if needed, so that the caller does not load the compilers.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isStale as isApiStale } from './api.mjs';
import { root } from './files.mjs';
import { isStale as isWebStale } from './web.mjs';

export function buildIfStale({ only } = {}) {
  const stale = (only !== 'web' && isApiStale()) || (only !== 'api' && isWebStale());
  // An image without sources or compilers runs the build it contains.
  if (!stale || !existsSync(join(root, 'node_modules/@swc/core'))) return;
  console.log('Building Feedstock, which takes half a minute, on a slow machine longer …');
  const args = [join(root, 'scripts/build.mjs'), '--quiet', ...(only ? [`--only=${only}`] : [])];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
