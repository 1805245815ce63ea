import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readSettings } from './settings.ts';

const environment = { FEEDSTOCK_URL: 'https://market.example', FEEDSTOCK_KEY: 'fsk_1' };

it('Settings come from arguments and environment', () => {
  const { file, ...settings } = readSettings(['stock.csv', '--dry-run'], environment);
  assert.match(file, /stock\.csv$/);
  const expected = { url: 'https://market.example', key: 'fsk_1', watch: false, dryRun: true };
  assert.partialDeepStrictEqual(settings, expected);
});

for (const [wrong, message] of [
  [{ FEEDSTOCK_URL: 'market.example' }, 'FEEDSTOCK_URL must be the address of the market'],
  [{ FEEDSTOCK_URL: 'localhost:4000' }, 'FEEDSTOCK_URL must be the address of the market'],
  [{ FEEDSTOCK_KEY: '' }, 'FEEDSTOCK_KEY must be an API key'],
  [{ FEEDSTOCK_WEBHOOK_PORT: 'many' }, 'FEEDSTOCK_WEBHOOK_PORT must be a port'],
] as const)
  it(`A wrong setting is named: ${JSON.stringify(wrong)}`, () => {
    assert.throws(() => readSettings([], { ...environment, ...wrong }), new RegExp(message));
  });

it('A dry run ends after the first pass', () => {
  assert.throws(() => readSettings(['--watch', '--dry-run'], environment), /exclude each other/);
});
