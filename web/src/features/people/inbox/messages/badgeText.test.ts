import { badgeText } from './badgeText.ts';

test.each([
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [250, '9+'],
])('the badge for %d unread messages is %s', (unread, text) => expect(badgeText(unread)).toBe(text));
