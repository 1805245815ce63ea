// npm start: builds what is stale, then is the server itself, so that signals and exit codes are its own.
import './node-version.mjs';
import { buildIfStale } from './build/ifStale.mjs';

buildIfStale();
process.env.NODE_ENV ||= 'production';
process.setSourceMapsEnabled(true);
await import('../api/dist/main.js');
