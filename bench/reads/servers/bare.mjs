// The upper limit: `http` and `pg` sending the planner's statements. Without GraphQL, sessions, limits or logs.
import { createServer } from 'node:http';
import pg from 'pg';

const { connection, texts, pipeline } = JSON.parse(process.env.BENCH);
const pool = pipeline ? twoConnections() : new pg.Pool({ ...connection, max: 8 });

function twoConnections() {
  const clients = [0, 1].map(() => new pg.Client({ ...connection, pipeline: true }));
  for (const client of clients) client.connect();
  let next = 0;
  return { query: (statement) => clients[next++ % 2].query(statement) };
}

const server = createServer((request, response) => {
  const name = request.url.slice(1);
  let body = '';
  request.setEncoding('utf8').on('data', (chunk) => (body += chunk));
  request.on('end', async () => {
    try {
      const { rows } = await pool.query({ name, text: texts[name], values: JSON.parse(body) });
      const { json } = rows[0];
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) })
        .end(json);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
});

process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${server.address().port}` }));
