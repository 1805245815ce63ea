// Jest with the options that ES module sources need.
import { join } from 'node:path';
import { root } from './build/files.mjs';
import { runTool } from './tool.mjs';

const options = [process.env.NODE_OPTIONS, '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/** Servers are started dozens of times; the compile cache makes each start faster. */
const NODE_COMPILE_CACHE = join(root, '.cache', 'compiled');

export const runJest = (args, environment = {}) =>
  runTool(['jest'], args, {
    NODE_COMPILE_CACHE,
    ...environment,
    NODE_OPTIONS: options.filter(Boolean).join(' '),
  });
