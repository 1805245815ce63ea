// A newly registered member, without postings, bids or messages.
import type { BrowserContext } from 'playwright-core';
import { openTrader, type Trader } from './trader.ts';

export type NewMember = Trader & { id: string };

export type Person = typeof person;

let count = 0;

export const password = 'Quartz-4711!';

const person = {
  password,
  confirmPassword: password,
  firstName: 'Ada',
  lastName: 'Moreau',
  companyName: 'Moreau Minerals',
  position: 'Purchasing',
  mobileNumber: '+33 6 12 34 56 78',
  country: 'France',
  city: 'Lyon',
  role: 'both',
};

/** An email address that no other test uses. */
const newEmail = () => `ada.${process.pid}.${Date.now()}.${count++}@moreau-minerals.example`;

/** The same person as values of the registration form, by label. */
export const registrationFields = (email = newEmail()): Record<string, string> => ({
  'First Name': person.firstName,
  'Last Name': person.lastName,
  'Business Email': email,
  'Mobile Number': person.mobileNumber,
  'Company Name': person.companyName,
  Position: person.position,
  Country: person.country,
  City: person.city,
  Password: person.password,
  'Confirm Password': person.password,
  'I am a': 'Both Buyer & Seller',
});

/** Registers a member and returns the id. */
export async function register(
  visitor: BrowserContext,
  change: Partial<Person & { email: string }> = {},
): Promise<string> {
  const data = { email: newEmail(), ...person, acceptTerms: true, acceptPrivacy: true, ...change };
  let answer = await visitor.request.post('/api/register', { data });
  // The estimate of a password takes too long on a busy machine, most of all the first one.
  for (let nth = 1; nth < 5 && answer.status() === 503; nth++)
    answer = await visitor.request.post('/api/register', { data });
  if (!answer.ok()) throw new Error(await answer.text());
  const { user } = (await answer.json()) as { user: { id: string } };
  return user.id;
}

/** Registers a member and signs out again, for tests of signing in. */
export async function newAccount(visitor: BrowserContext, change: Partial<Person> = {}) {
  const account = { email: newEmail(), password: person.password };
  await register(visitor, { ...change, ...account });
  await visitor.clearCookies();
  return account;
}

/** Registers a member and opens a page. */
export async function newMember(
  visitor: BrowserContext,
  change: Partial<Person & { email: string }> = {},
): Promise<NewMember> {
  const id = await register(visitor, change);
  return { ...(await openTrader(visitor)), id };
}

/** Sends a message from one member to another. */
export const write = (sender: Trader, { id }: NewMember, subject: string, content = 'Two trucks a week.') =>
  sender.graphql('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }', {
    input: { recipientId: id, subject, content },
  });
