import { claimStale } from './freshness.ts';

test('prices are outdated on the first visit, and two minutes after they were loaded', () => {
  const opened = 1_000_000;
  expect(claimStale(opened)).toBe(true);
  expect(claimStale(opened + 120_000)).toBe(false);
  expect(claimStale(opened + 120_001)).toBe(true);
  expect(claimStale(opened + 120_002)).toBe(false);
});
