// npm start: builds what is out of date, then runs the server in this process, so that signals and exit codes are the server's.
import './node-version.mjs';
import { buildIfStale } from './build/ifStale.mjs';

buildIfStale();
process.env.NODE_ENV ||= 'production';
process.setSourceMapsEnabled(true);
await import('../api/dist/main.js');
