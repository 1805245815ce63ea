// A webhook whose receiver verifies with the package standardwebhooks.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { demoAccounts } from '../api/dist/seed/demoAccounts.js';

export async function proveWebhooks({ url, seller }) {
  const send = async (query, variables) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...seller },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    assert.equal(errors, undefined);
    return data;
  };

  const received = Promise.withResolvers();
  const receiver = createServer(async (request, response) => {
    received.resolve({ headers: request.headers, body: await text(request) });
    response.writeHead(204).end();
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  try {
    const { createWebhook } = await send(
      'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }',
      {
        input: {
          url: `http://127.0.0.1:${receiver.address().port}/`,
          events: ['order.placed'],
          password: demoAccounts.find(({ account }) => account === 'seller').password,
        },
      },
    );
    await send('mutation ($id: ID!) { sendTestEvent(webhookId: $id) { id } }', { id: createWebhook.webhook.id });
    const { headers, body } = await received.promise;
    const verifier = new Webhook(createWebhook.secret);
    const { type } = verifier.verify(body, headers);
    assert.throws(() => verifier.verify(`${body} `, headers));
    return `${type} is verified, a changed body refused`;
  } finally {
    receiver.close();
  }
}
