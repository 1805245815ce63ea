// The upper limit: `http` and `pg` sending the planner's statements. Without GraphQL, sessions, limits or logs.
import { createServer } from 'node:http';
import pg from 'pg';

const { connection, texts } = JSON.parse(process.env.BENCH);
const pool = new pg.Pool({ ...connection, max: 8 });

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
