// Attackers in a separate process, so that they do not slow down the measuring one. They start at a message of the parent and
// report their counts when all documents have been sent.
import { Agent, request } from 'node:http';

const BUDGET_SPENT = 429;

process.once('message', async ({ url, documents, attackers, documentsAtOnce, keys }) => {
  const agent = new Agent({ keepAlive: true });
  const counts = { served: 0, refused: 0, unavailable: 0, retried: 0, identities: 0 };
  let next = 0;

  const send = (identity, body) =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', ...identity };
      const sent = request(`${url}/graphql`, { method: 'POST', agent, headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode));
      });
      sent.once('error', reject).end(body);
    });

  const attack = async () => {
    let identity;
    const move = () => {
      const nth = counts.identities++;
      identity = { 'x-forwarded-for': `10.66.${nth >> 8}.${nth & 255}` };
      if (keys) identity.authorization = keys[nth % keys.length];
    };
    move();
    const line = async () => {
      while (next < documents.length) {
        const body = JSON.stringify(documents[next++]);
        const from = identity;
        let status = await send(from, body);
        // Continues from another address, with another key, when the budget is spent.
        if (status === BUDGET_SPENT) {
          counts.retried++;
          if (from === identity) move();
          status = await send(identity, body);
        }
        if (status === 200) counts.served++;
        else if (status >= 500) counts.unavailable++;
        else counts.refused++;
      }
    };
    await Promise.all(Array.from({ length: documentsAtOnce }, line));
  };

  await Promise.all(Array.from({ length: attackers }, attack));
  agent.destroy();
  process.send(counts, () => process.disconnect());
});
