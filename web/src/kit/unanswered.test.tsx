import { act, renderHook } from '@testing-library/react';
import { useToasts } from './toasts/store.ts';
import { tellLost, withKeptKey } from './unanswered.ts';

const told = (operation: string) => {
  const { result } = renderHook(() => useToasts());
  let reason = '';
  act(() => void (reason = tellLost(operation)));
  const [{ description, action } = {}] = result.current;
  expect(description).toBe(reason);
  return { reason, action };
};

it.each([
  ['OrderOffering', 'orders'],
  ['AwardBid', 'orders'],
  ['ChangeOrder', 'orders'],
  ['RequestQuote', 'quotes'],
  ['PlaceBid', 'bids'],
  ['CreateRfp', 'RFPs'],
  ['CreateOffering', 'offerings'],
  ['CreateAuction', 'auctions'],
  ['SendMessage', 'messages'],
  ['Inquire', 'messages'],
])('after a lost answer, %s leads to the own %s', (operation, noun) => {
  const { reason, action } = told(operation);
  expect(reason).toBe(`We do not know whether it arrived. Look in your ${noun} before you try again.`);
  expect(action?.label).toBe(`Your ${noun}`);
});

it('says of other operations that it does not know', () => {
  expect(told('SaveAccount')).toEqual({
    reason: 'We do not know whether it arrived. Look before you try again.',
    action: undefined,
  });
});

it('keeps the key of a command until it is settled, by form and content', () => {
  const send = (operation: string, content: object, idempotencyKey: string) =>
    withKeptKey(operation, { input: { ...content, idempotencyKey } });
  const first = send('CreateRfp', { quantity: 5 }, 'a');
  expect(first.variables).toEqual({ input: { quantity: 5, idempotencyKey: 'a' } });
  expect(send('CreateRfp', { quantity: 5 }, 'b').variables.input.idempotencyKey).toBe('a');
  expect(send('CreateRfp', { quantity: 6 }, 'c').variables.input.idempotencyKey).toBe('c');
  expect(send('CreateOffering', { quantity: 5 }, 'd').variables.input.idempotencyKey).toBe('d');
  first.settle?.();
  expect(send('CreateRfp', { quantity: 5 }, 'e').variables.input.idempotencyKey).toBe('e');
});

it('keeps nothing of commands without a key or with a password', () => {
  sessionStorage.clear();
  withKeptKey('CreateWebhook', { input: { url: 'https://acme.example', password: 'secret', idempotencyKey: 'a' } });
  withKeptKey('SaveAccount', { input: { city: 'Linz' } });
  expect(sessionStorage).toHaveLength(0);
});
