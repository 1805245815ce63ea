import { html, type Html } from './html.ts';

/** A step of the quick start. The test runs all files and commands in order. */
export interface Step {
  title: string;
  text: Html;
  file?: { name: string; content: string };
  /** A command of a POSIX shell. */
  command: string;
}

const AUTHORIZATION = '-H "Authorization: Bearer $FEEDSTOCK_KEY"';

const RECEIVER = `import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const secret = Buffer.from(process.env.FEEDSTOCK_WEBHOOK_SECRET.replace('whsec_', ''), 'base64');

function isGenuine(headers, body) {
  const [id, time] = [headers['webhook-id'], headers['webhook-timestamp']];
  if (!(Math.abs(Date.now() / 1000 - Number(time)) < 300)) return false;
  const expected = createHmac('sha256', secret).update(\`\${id}.\${time}.\${body}\`).digest();
  return String(headers['webhook-signature']).split(' ').some((each) => {
    const given = Buffer.from(each.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const server = createServer(async (request, response) => {
  const body = await text(request);
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end();
  // An event can come more than once: remember the ids of those that are handled.
  console.log(request.headers['webhook-id'], JSON.parse(body).type);
  response.writeHead(204).end();
});
server.listen(process.env.PORT ?? 8080, () => console.log(\`Waiting for events on port \${server.address().port}\`));
`;

const OFFERINGS = `sku,title,description,quantity,unit,price
H2SO4-98-IBC,Sulfuric acid 98 %,Technical grade.,18,MT,205.00
NAOH-50-TANK,Caustic soda lye 50 %,"Membrane grade, by tanker.",120,MT,446.00
`;

const SOCKET = `const socket = new WebSocket(\`\${process.env.FEEDSTOCK_URL.replace('http', 'ws')}/graphql\`, 'graphql-transport-ws');
const send = (message) => socket.send(JSON.stringify(message));
const query = 'subscription { orderChanged(confirmStart: true) { order { id status } } }';

socket.onopen = () => send({ type: 'connection_init', payload: { authorization: \`Bearer \${process.env.FEEDSTOCK_KEY}\` } });
socket.onmessage = ({ data }) => {
  const { type, payload } = JSON.parse(data);
  if (type === 'connection_ack') send({ id: '1', type: 'subscribe', payload: { query } });
  if (type === 'ping') send({ type: 'pong' });
  if (type === 'next') console.log(JSON.stringify(payload));
};
socket.onclose = ({ code, reason }) => console.log('Closed:', code, reason);
`;

/** From a key to the first data. */
export const quickStart = (address: string): readonly Step[] => [
  {
    title: 'Create a key',
    text: html`Sign in, open <a href="/settings/api-keys">Settings → API keys</a> and create a key with the scopes
      <code>read</code> and <code>trade</code>. It is shown once. Keep it in the environment, not in your code:`,
    command: `export FEEDSTOCK_URL='${address}'
export FEEDSTOCK_KEY='fsk_…'`,
  },
  {
    title: 'Make the first REST call',
    text: html`With <code>Accept: application/json</code> errors are JSON too.
      <a href="/api/docs/reference">Every call</a> has an example.`,
    command: `curl "$FEEDSTOCK_URL/api/products?search=acid&limit=3" \\
  -H 'Accept: application/json' ${AUTHORIZATION}`,
  },
  {
    title: 'Send the first GraphQL query',
    text: html`It answers exactly the fields that you select. <a href="/graphql">Try it in the browser</a>.`,
    command: `curl "$FEEDSTOCK_URL/graphql" ${AUTHORIZATION} \\
  -H 'Content-Type: application/json' \\
  -d '{"query":"{ me { companyName } products(first: 3, search: \\"acid\\") { totalCount nodes { id name casNumber } } }"}'`,
  },
  {
    title: 'Keep an offering equal',
    text: html`<code>sku</code> is your own number. The first call makes the offering, and further ones change its
      quantity, price, end and status. Title, description, unit, location and material stay. It can be repeated at any
      time.`,
    command: `curl -X PUT "$FEEDSTOCK_URL/api/offerings/by-sku/H2SO4-98-IBC" ${AUTHORIZATION} \\
  -H 'Accept: application/json' -H 'Content-Type: application/json' \\
  -d '{"title":"Sulfuric acid 98 %","description":"Technical grade.","quantity":20,"unit":"MT","price":"210.50"}'`,
  },
  {
    title: 'Send a file of offerings',
    text: html`For many offerings at once, as CSV or as JSON lines. The answer has the <code>id</code> of the import,
      and <code>GET /api/imports/{id}</code> its progress and the problems by row and column. With
      <code>dryRun=true</code> it writes nothing.`,
    file: { name: 'offerings.csv', content: OFFERINGS },
    command: `curl "$FEEDSTOCK_URL/api/offerings/import?dryRun=true" ${AUTHORIZATION} \\
  -H 'Accept: application/json' -H 'Content-Type: text/csv' --data-binary @offerings.csv`,
  },
  {
    title: 'Fetch what changed',
    text: html`Ask for what was updated since your last request, less a minute: a change can become visible some seconds
      after its time, so records can come again. Repeat with <code>after</code> and the <code>endCursor</code> while
      <code>hasNextPage</code> is true.`,
    command: `curl "$FEEDSTOCK_URL/graphql" ${AUTHORIZATION} \\
  -H 'Content-Type: application/json' \\
  -d '{"query":"{ orders(first: 100, updatedSince: \\"2026-01-01T00:00:00Z\\") { nodes { id status updatedAt } pageInfo { hasNextPage endCursor } } }"}'`,
  },
  {
    title: 'Receive events',
    text: html`Create a webhook in <a href="/settings/webhooks">Settings → Webhooks</a> with the HTTPS address of your
      program. Events are signed as the Standard Webhooks specification says: the program below checks the signature
      with the webhook’s secret. It needs Node 22 or newer and no package.`,
    file: { name: 'receive.mjs', content: RECEIVER },
    command: `FEEDSTOCK_WEBHOOK_SECRET='whsec_…' node receive.mjs`,
  },
  {
    title: 'Follow orders live',
    text: html`The socket needs no public address. After each connection the first event says that the subscription has
    started; fetch then what changed before.`,
    file: { name: 'orders.mjs', content: SOCKET },
    command: 'node orders.mjs',
  },
];
