import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { Followed } from './followed.ts';

const folder = mkdtempSync(join(tmpdir(), 'followed-'));
after(() => rmSync(folder, { recursive: true }));

interface Quote {
  id: string;
  updatedAt: string;
  status: string;
}
const quote = (id: string, minute: number, status = 'open'): Quote => ({
  id,
  status,
  updatedAt: `2027-01-01T10:0${minute}:00.000Z`,
});

it('Each change is told once, over pages and over a restart of the program', async () => {
  let market = [quote('a', 1), quote('b', 2)];
  const told: string[] = [];
  const start = () =>
    new Followed<Quote>(
      join(folder, 'quotes.jsonl'),
      async (since, cursor) => {
        const changed = market.filter(({ updatedAt }) => since === null || updatedAt >= since);
        const at = cursor === null ? 0 : Number(cursor);
        return {
          nodes: changed.slice(at, at + 1),
          pageInfo: { hasNextPage: at + 1 < changed.length, endCursor: String(at + 1) },
        };
      },
      ({ id, status }) => told.push(`${id} ${status}`),
    );
  const first = start();
  await first.catchUp();
  await first.catchUp();
  assert.deepEqual(told, ['a open', 'b open']);
  market = [quote('b', 2), quote('a', 5, 'accepted')];
  const second = start();
  await second.catchUp();
  assert.deepEqual(told, ['a open', 'b open', 'a accepted']);
  assert.equal(second.known.get('a')?.status, 'accepted');
});
