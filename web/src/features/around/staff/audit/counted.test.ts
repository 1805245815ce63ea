import { counted } from './counted.ts';

it('A sentence names the number of events only if there were several', () => {
  expect(counted('Sign-in failed.', 1)).toBe('Sign-in failed.');
  expect(counted('Sign-in failed.', 12)).toBe('Sign-in failed (12 times).');
});
