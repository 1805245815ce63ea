import { renderHook } from '@testing-library/react';
import { member } from '../../../test/renderAs.tsx';
import { drawAgain, drawFor } from '../../features/people/accounts/otherTabs.ts';
import { useToasts } from '../../kit/toasts/store.ts';
import { exportOfferings } from './exportOfferings.ts';

const before = globalThis.fetch;
const saved = jest.fn();
const asked = jest.fn();
beforeEach(() => {
  URL.createObjectURL = (file) => {
    saved(file);
    return 'blob:offerings';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
  drawFor(member);
});
afterEach(() => {
  globalThis.fetch = before;
  drawAgain();
});
const answer = (reply: object) =>
  Object.assign(globalThis, {
    fetch: (...call: unknown[]) => {
      asked(...call);
      return Promise.resolve(reply);
    },
  });

it('saves the offerings of the member of the page', async () => {
  answer({ ok: true, blob: () => Promise.resolve(new Blob(['sku'])) });
  await exportOfferings('active');
  expect(asked).toHaveBeenCalledWith('/api/offerings/export?status=active', {
    headers: { 'feedstock-viewer': member.id, 'feedstock-company': 'none' },
  });
  expect(saved).toHaveBeenCalledTimes(1);
});

it.each([
  [
    { ok: false, text: () => Promise.resolve('You are signed in as somebody else now.') },
    'You are signed in as somebody else now.',
  ],
  [undefined, 'Feedstock cannot be reached. Check your connection.'],
])('saves nothing where it is refused or lost, and says so', async (reply, description) => {
  saved.mockClear();
  if (reply) answer(reply);
  else Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  await exportOfferings('all');
  expect(saved).not.toHaveBeenCalled();
  expect(renderHook(useToasts).result.current[0]).toMatchObject({ open: true, description });
});
