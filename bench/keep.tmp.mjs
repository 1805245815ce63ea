import { openEnvironment } from '/work/wt/a/bench/lib/environment.mjs';
import { writeFileSync } from 'node:fs';
const env = openEnvironment();
const connection = await env.emptyMarket('keep', { seed: 'catalogue' });
writeFileSync('/tmp/w/a/conn.json', JSON.stringify(connection));
console.log('ready', process.pid);
process.once('SIGTERM', async () => { await env.close(); process.exit(); });
setTimeout(async () => { await env.close(); process.exit(); }, 60*60_000);
