import { jest } from '@jest/globals';
import { actionPath } from './suggestedAction.ts';

test.each([
  ['start-rfp', '/marketplace?tab=requirements&new=rfp&q=soda+ash'],
  ['start-auction', '/auctions?new=auction&q=soda+ash'],
  ['marketplace-post', '/marketplace?tab=offerings&new=offering&q=soda+ash'],
])('%s leads to %s', (id, path) => expect(actionPath(id, 'soda ash')).toBe(path));

test('an unknown action is only logged', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(actionPath('brew-coffee', 'soda ash')).toBeNull();
  expect(log).toHaveBeenCalledTimes(1);
});
