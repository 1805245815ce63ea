import { jest } from '@jest/globals';
import { chooseTradingMode } from '../accounts/tradingMode.ts';
import { actionPath } from './suggestedAction.ts';

test.each([
  ['start-rfp', '/marketplace?tab=requirements&new=rfp&q=soda+ash'],
  ['start-auction', '/auctions?new=auction&q=soda+ash'],
])('%s leads to %s', (id, path) => expect(actionPath(id, 'soda ash')).toBe(path));

test.each([
  ['buyer', '/marketplace?tab=requirements&new=rfp&q=soda+ash'],
  ['seller', '/marketplace?tab=offerings&new=offering&q=soda+ash'],
] as const)('a marketplace posting of a %s is made at %s', (mode, path) => {
  chooseTradingMode(mode);
  expect(actionPath('marketplace-post', 'soda ash')).toBe(path);
});

test('an unknown action is only logged', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(actionPath('brew-coffee', 'soda ash')).toBeNull();
  expect(log).toHaveBeenCalledTimes(1);
});
