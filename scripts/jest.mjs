// Jest with what the sources as modules need.
import { runTool } from './tool.mjs';

const options = [process.env.NODE_OPTIONS, '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

export const runJest = (args, environment = {}) =>
  runTool(['jest'], args, { ...environment, NODE_OPTIONS: options.filter(Boolean).join(' ') });
