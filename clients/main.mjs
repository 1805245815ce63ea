// npm run prove -- clients: programs that were not written for this market, against a running one with the demo data.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { auditServer } from 'graphql-http';
import { demoAccounts } from '../api/dist/seed/demoAccounts.js';
import { startMarket } from '../web/test/startMarket.ts';
import { proveOpenApi } from './openapi/openApi.mjs';
import { proveRelay } from './relay/relay.mjs';
import { proveWebhooks } from './webhooks.mjs';

/** The session of a demo account, as headers. */
async function signIn(url, wanted) {
  const { email, password } = demoAccounts.find(({ account }) => account === wanted);
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  assert.equal(response.status, 200, await response.text());
  return { cookie: response.headers.getSetCookie().map((each) => each.split(';')[0])[0] };
}

async function proveGraphQLOverHttp({ url }) {
  const results = await auditServer({ url: `${url}/graphql`, fetchFn: fetch });
  const wrong = results.filter(({ status }) => status !== 'ok');
  assert.deepEqual(
    wrong.map(({ name, status }) => `${status}: ${name}`),
    [],
  );
  return `${results.length} audits`;
}

const proofs = {
  'graphql-http': proveGraphQLOverHttp,
  'openapi-typescript and @hey-api/openapi-ts': proveOpenApi,
  Relay: proveRelay,
  standardwebhooks: proveWebhooks,
};

rmSync(join(import.meta.dirname, '.cache'), { recursive: true, force: true });
const { url, stop } = await startMarket('demo');
try {
  const market = { url, buyer: await signIn(url, 'buyer'), seller: await signIn(url, 'seller') };
  for (const [name, prove] of Object.entries(proofs)) {
    try {
      console.log(`✓ ${name}: ${await prove(market)}`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`✗ ${name}:`, error);
    }
  }
} finally {
  await stop();
}
