// npm test [-- arguments for jest]
import './node-version.mjs';
import { runTool } from './tool.mjs';

const options = [process.env.NODE_OPTIONS, '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const environment = { NODE_OPTIONS: options.filter(Boolean).join(' ') };

process.exitCode = (await runTool(['jest'], process.argv.slice(2), environment)) ? 0 : 1;
