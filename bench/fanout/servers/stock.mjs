// The documented standard setup: graphql-ws' useServer, an in-memory PubSub, a resolver per subscriber. The change is durable before it is
// published, and its payload is passed on, so nothing is read again.
import { createServer } from 'node:http';
import { buildSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import pg from 'pg';
import { WebSocketServer } from 'ws';

const { connection, types } = JSON.parse(process.env.BENCH);
const pool = new pg.Pool({ ...connection, max: 8 });
const topics = new Map();

function publish(topic, payload) {
  for (const push of topics.get(topic) ?? []) push(payload);
}

function iterable(topic) {
  const queue = [];
  let waiting;
  const push = (value) => {
    if (!waiting) return void queue.push(value);
    const deliver = waiting;
    waiting = undefined;
    deliver({ value, done: false });
  };
  const listening = topics.get(topic) ?? new Set();
  topics.set(topic, listening.add(push));
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () =>
      queue.length > 0
        ? Promise.resolve({ value: queue.shift(), done: false })
        : new Promise((resolve) => (waiting = resolve)),
    return: () => {
      listening.delete(push);
      waiting?.({ value: undefined, done: true });
      return Promise.resolve({ value: undefined, done: true });
    },
  };
}

const schema = buildSchema(types);
const { auctionChanged } = schema.getSubscriptionType().getFields();
auctionChanged.subscribe = (_, { auctionId }) => iterable(auctionId);
auctionChanged.resolve = (change) => change;

// The only caller is idle between rounds for longer than the server's default timeout.
const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (chunk) => (body += chunk));
  request.on('end', async () => {
    const change = JSON.parse(body);
    const { id, currentPrice } = change.auction;
    const text = 'update auction set leading_amount = $2 where id = $1';
    await pool.query({ name: 'price', text, values: [id, currentPrice] });
    publish(id, change);
    response.writeHead(200, { 'content-length': 2 }).end('{}');
  });
});
useServer({ schema }, new WebSocketServer({ server, path: '/graphql' }));

process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${server.address().port}` }));
