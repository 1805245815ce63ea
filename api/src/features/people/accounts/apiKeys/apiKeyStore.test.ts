import { jest } from '@jest/globals';
import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import { SharedLimits } from '../../../../limits/sharedLimits.ts';
import { ApiKeyStore } from './apiKeyStore.ts';
import { newSecret } from './secret.ts';

const LIMIT = 30;

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

/** A store, and how many statements it ran. */
const aStore = () => {
  const query = jest.spyOn(app.pool, 'query');
  const wrongKeys = new SharedLimits(app.pool, () => undefined).limiter('wrong_key', { points: LIMIT, duration: 60 });
  const store = new ApiKeyStore(app.pool, { wrongKeys, isLimited: () => true });
  return { store, statements: () => query.mock.calls.length };
};
const codeOf = async (found: Promise<unknown>): Promise<string> =>
  found.then(
    () => 'found',
    (error: { code: string }) => error.code,
  );

it('malformed keys cost no statement, and unknown keys cost statements only up to the limit', async () => {
  const { store, statements } = aStore();
  for (let count = 0; count < 1_000; count++)
    expect(await codeOf(store.find(`fsk_${String(count).padStart(36, '0')}`, '192.0.2.1'))).toBe('INVALID_API_KEY');
  expect(statements()).toBe(0);
  const codes = await Promise.all(Array.from({ length: 200 }, () => codeOf(store.find(newSecret(), '192.0.2.1'))));
  expect(codes.filter((code) => code === 'INVALID_API_KEY')).toHaveLength(LIMIT);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(200 - LIMIT);
  expect(statements()).toBe(LIMIT);
});
