import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { failureOf, isLost, isUnauthorized } from './errors.ts';

const graphQL = (message: string, extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
// jsdom has no Response.
const response = { status: 502, statusText: 'Bad Gateway' } as Response;

it('formats a failure as “{status}: {message}”', () => {
  const failure = failureOf(graphQL('This auction has ended.', { status: 409, fields: { amount: 'Too late.' } }));
  expect(failure).toEqual({
    status: 409,
    reason: 'This auction has ended.',
    serverMessage: 'This auction has ended.',
    message: '409: This auction has ended.',
    fields: { amount: 'Too late.' },
    details: { status: 409, fields: { amount: 'Too late.' } },
  });
});

it('uses the status text if the body is empty', () => {
  const empty = failureOf(new ServerError('failed', { response, bodyText: '' }));
  expect(empty).toMatchObject({ message: '502: Bad Gateway', serverMessage: '' });
});

it('describes a lost connection in plain words', () => {
  expect(failureOf(new TypeError('fetch failed'))).toMatchObject({ status: null, serverMessage: '', fields: {} });
});

it('says whether an answer of Feedstock arrived', () => {
  const lost = (status: number) =>
    isLost(new ServerError('failed', { response: { status } as Response, bodyText: '' }));
  expect([502, 504, 500, 429, 404].map((status) => lost(status))).toEqual([true, true, true, false, false]);
  expect(isLost(new TypeError('fetch failed'))).toBe(true);
  expect(isLost(graphQL('This auction has ended.', { status: 500 }))).toBe(false);
});

it('treats only status 401 with the word “Unauthorized” as unauthorized', () => {
  expect(isUnauthorized(graphQL('Unauthorized', { status: 401 }))).toBe(true);
  expect(isUnauthorized(graphQL('Invalid email or password.', { status: 401 }))).toBe(false);
  expect(isUnauthorized(graphQL('Unauthorized', { status: 403 }))).toBe(false);
});
