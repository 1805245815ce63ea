import { readSettings } from './settings.ts';

const environment = { FEEDSTOCK_URL: 'https://market.example', FEEDSTOCK_KEY: 'fsk_1' };

it('Settings come from arguments and environment', () => {
  expect(readSettings(['stock.csv', '--dry-run'], environment)).toMatchObject({
    url: 'https://market.example',
    key: 'fsk_1',
    file: expect.stringContaining('stock.csv'),
    watch: false,
    dryRun: true,
  });
});

it.each([
  [{ FEEDSTOCK_URL: 'market.example' }, 'FEEDSTOCK_URL must be the address of the market'],
  [{ FEEDSTOCK_URL: 'localhost:4000' }, 'FEEDSTOCK_URL must be the address of the market'],
  [{ FEEDSTOCK_KEY: '' }, 'FEEDSTOCK_KEY must be an API key'],
  [{ FEEDSTOCK_WEBHOOK_PORT: 'many' }, 'FEEDSTOCK_WEBHOOK_PORT must be a port'],
])('A wrong setting is named: %j', (wrong, message) => {
  expect(() => readSettings([], { ...environment, ...wrong })).toThrow(message);
});

it('A dry run ends after the first pass', () => {
  expect(() => readSettings(['--watch', '--dry-run'], environment)).toThrow('exclude each other');
});
