import { openApp } from '../../api/dist/app.js';
import { readSettings } from '../../api/dist/settings/settings.js';
import { settingsOf } from '../lib/feedstock.mjs';

/**
 * The planner's statement for each GraphQL body, recorded by calling the app with a wrapped pool. Without limits it uses no pipelines.
 */
export async function statementsOf(connection, cookie, bodies) {
  const settings = readSettings({ ...settingsOf(connection), LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
  const app = await openApp(settings, connection, settings);
  try {
    const { pool } = app.reader;
    const query = pool.query.bind(pool);
    const statements = [];
    pool.query = (statement, ...rest) => {
      if (!/as "json"$/.test(statement.text)) return query(statement, ...rest);
      statements.push({ text: statement.text, values: statement.values });
      return { rows: [{ json: 'null' }] };
    };
    const url = await app.http.listen({ host: '127.0.0.1', port: 0 });
    const headers = { cookie, 'content-type': 'application/json' };
    for (const body of bodies) {
      const before = statements.length;
      const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
      const answer = await response.text();
      if (!response.ok || statements.length !== before + 1) throw new Error(`The app did not read: ${answer}`);
    }
    return statements;
  } finally {
    await app.close();
  }
}
