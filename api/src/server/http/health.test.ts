import { startApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ METRICS_TOKEN: 'a-long-token', TRUST_PROXY: 'loopback' });
});
afterAll(() => app.close());

it('/livez reports that the process runs', async () => {
  expect(await app.anyone.get('/livez')).toMatchObject({ status: 200, text: 'ok' });
});

describe('/readyz', () => {
  it('reports that the database is reachable and migrated', async () => {
    expect(await app.anyone.get('/readyz')).toMatchObject({ status: 200, text: 'ok' });
    await app.pool.query('alter table migration rename to gone');
    expect(await app.anyone.get('/readyz')).toMatchObject({ status: 503, text: 'not ready' });
    await app.pool.query('alter table gone rename to migration');
    const { rows } = await app.pool.query(
      'with last as (select max(id) from migration) delete from migration using last where id = max returning migration.*',
    );
    expect(await app.anyone.get('/readyz')).toMatchObject({ status: 503, text: 'not ready' });
    await app.pool.query('insert into migration select * from json_populate_record(null::migration, $1)', [
      JSON.stringify(rows[0]),
    ]);
    expect((await app.anyone.get('/readyz')).status).toBe(200);
  });
});

describe('/metrics', () => {
  const ELSEWHERE = { 'x-forwarded-for': '203.0.113.7' };

  it('is open to this machine', async () => {
    await app.anyone.get('/api/products/none');
    const { status, headers, text } = await app.anyone.get('/metrics');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/products/:id",status="404"} 1',
    );
    expect(text).toContain('process_resident_memory_bytes');
  });

  it.each([
    [{}, 403],
    [{ authorization: 'Bearer wrong' }, 403],
    [{ authorization: 'a-long-token' }, 403],
    [{ authorization: 'Bearer a-long-token' }, 200],
  ])('answers other machines with %j by %d', async (headers, wanted) => {
    const { status, text } = await app.anyone.get('/metrics', { ...ELSEWHERE, ...(headers as Record<string, string>) });
    expect(status).toBe(wanted);
    if (wanted === 403) expect(text).toBe('Forbidden');
  });

  it('is closed to other machines without a token, also behind a proxy on this machine', async () => {
    const other = await startApp();
    try {
      for (const name of ['x-forwarded-for', 'forwarded'])
        expect((await other.anyone.get('/metrics', { [name]: '203.0.113.7' })).status).toBe(403);
      expect((await other.anyone.get('/metrics', { authorization: 'Bearer undefined', ...ELSEWHERE })).status).toBe(
        403,
      );
      expect((await other.anyone.get('/metrics')).status).toBe(200);
    } finally {
      await other.close();
    }
  });
});
