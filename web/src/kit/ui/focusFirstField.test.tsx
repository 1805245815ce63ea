import { jest } from '@jest/globals';
import { focusFirstField } from './focusFirstField.ts';

test.each([
  [100, 'INPUT'],
  [900, 'DIV'],
])('of a dialog that ends at 500, a field at %d leaves the focus to %s', (top, focused) => {
  document.body.innerHTML = '<div tabindex="-1"><input /></div>';
  const place = (found: HTMLElement | null, at: Partial<DOMRect>) =>
    jest.spyOn(found!, 'getBoundingClientRect').mockReturnValue(at as DOMRect);
  const sheet = document.querySelector('div')!;
  place(sheet, { bottom: 500 });
  place(document.querySelector('input'), { top });
  sheet.addEventListener('open', focusFirstField);
  sheet.dispatchEvent(new Event('open'));
  expect(document.activeElement?.tagName).toBe(focused);
});
