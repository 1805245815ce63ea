// Commands whose answer was lost. They may have arrived: the same command goes again under the same key, also after a reload.
import type { OperationVariables } from '@apollo/client';
import { paths } from '../paths.ts';
import { toast } from './toasts/store.ts';

/** Where members see what they have sent, by the name of the operation. */
const places: [RegExp, string, string][] = [
  [/Order|Award/, 'orders', paths.orders],
  [/Quote/, 'quotes', paths.quotes],
  [/Bid/, 'bids', paths.bids],
  [/Rfp/, 'RFPs', paths.myRfps()],
  [/Offering/, 'offerings', paths.inventory],
  [/Auction/, 'auctions', paths.myAuctions],
  [/Message|Inquire/, 'messages', paths.messages],
];

/** Says of an operation that its answer was lost, and where one can look: in another page, because the form stays filled in. */
export const tellLost = (operation: string): string => {
  const [, noun, path] = places.find(([of]) => of.test(operation)) ?? [];
  const description = `We do not know whether it arrived. Look ${noun ? `in your ${noun} ` : ''}before you try again.`;
  const action = path ? { label: `Your ${noun}`, onPress: () => void window.open(path) } : undefined;
  toast({ title: 'No answer', description, action, tone: 'error' }, Infinity);
  return description;
};

/** The variables with the key of the same command, if its answer never came. `settle` forgets it. */
export const withKeptKey = <Variables extends OperationVariables>(operation: string, variables: Variables) => {
  const input = (variables?.input ?? variables ?? {}) as Record<string, unknown>;
  // A password is written nowhere.
  if (typeof input.idempotencyKey !== 'string' || 'password' in input) return { variables };
  const withKey = (key: unknown) =>
    JSON.stringify(variables, (name, value: unknown) => (name === 'idempotencyKey' ? key : value));
  const at = `unanswered ${operation} ${withKey(input.idempotencyKey.split(' ')[1])}`;
  const key = sessionStorage.getItem(at) ?? input.idempotencyKey;
  sessionStorage.setItem(at, key);
  return { variables: JSON.parse(withKey(key)) as Variables, settle: () => sessionStorage.removeItem(at) };
};
