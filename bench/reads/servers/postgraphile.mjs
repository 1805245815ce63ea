// PostGraphile 5 with the Amber preset as in production: no GraphiQL, watching or explaining; named statements, a pool of 8.
import { createServer } from 'node:http';
import { grafserv } from 'postgraphile/grafserv/node';
import { makePgService } from 'postgraphile/adaptors/pg';
import { postgraphile } from 'postgraphile';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import pg from 'pg';

const { connection } = JSON.parse(process.env.BENCH);
const pool = new pg.Pool({ ...connection, max: 8 });

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  // By default it hides filters and orders of unindexed columns, which the pages need.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [makePgService({ pool, schemas: ['public'] })],
  grafserv: { graphiql: false, watch: false, websockets: false, graphqlPath: '/graphql' },
  grafast: { explain: false },
});
const server = createServer();
await instance.createServ(grafserv).addTo(server);

process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${server.address().port}` }));
