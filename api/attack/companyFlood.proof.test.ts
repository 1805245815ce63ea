// Floods by one company with many people, without request budgets: its quotas hold for all of them together, and its victim can still read.
import type { Caller } from '../test/caller.ts';
import { aCompanyProfile, anOffering, aUser } from '../test/factories.ts';
import { startInstances, type Instances } from '../test/instanceGroup.ts';
import { dailyQuotas } from '../src/writing/quota.ts';
import { quantile, timed, times } from './members.ts';
import { report, size } from './size.ts';

let market: Instances;
beforeAll(async () => {
  market = await startInstances({ environments: [{ RATE_LIMITS: 'off' }, { RATE_LIMITS: 'off' }] });
});
afterAll(() => market.close());

const PEOPLE = size(4, 20);
const AT_ONCE = 8;
const messages = dailyQuotas.messages.established;
const invitations = dailyQuotas.invitations.established;

/** People of one company, at both instances in turn. */
const aCompany = async (people: number): Promise<{ id: string; callers: Caller[]; users: { id: string }[] }> => {
  const users = await times(people, 4, () => aUser(market.pool));
  const company = await aCompanyProfile(market.pool, { user_id: users[0]!.id, verification_status: 'pending' });
  for (const { id } of users.slice(1))
    await market.pool.query(`insert into company_member (company_id, user_id, role) values ($1, $2, 'admin')`, [
      company.id,
      id,
    ]);
  const callers = await Promise.all(users.map(async (user, nth) => (await market.as(user)).at(market.at(nth).url)));
  return { id: company.id, callers, users };
};

const accepted = (answers: readonly { errors: unknown[] }[]): number =>
  answers.filter(({ errors }) => errors.length === 0).length;

it('A company sends as many messages, quotes and invitations a day as one person, however many people it has', async () => {
  const [company, victim] = [await aCompany(PEOPLE), await aCompany(1)];
  const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';
  const ASK = 'mutation ($input: RequestQuoteInput!) { requestQuote(input: $input) { id } }';
  const { id: offeringId } = await anOffering(market.pool, { user_id: victim.users[0]!.id });
  const sent = await times(messages + 40, AT_ONCE, (nth) => {
    const caller = company.callers[nth % PEOPLE]!;
    if (nth % 2 === 0) return caller.graphql(ASK, { input: { offeringId, quantity: 1 } });
    return caller.graphql(SEND, { input: { companyId: victim.id, content: 'Buy now.' } });
  });
  expect(accepted(sent)).toBe(messages);
  const INVITE = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { link } }';
  const invited = await times(invitations + 10, AT_ONCE, (nth) =>
    company.callers[nth % PEOPLE]!.graphql(INVITE, { input: { email: `person${nth}@acme.example`, role: 'reader' } }),
  );
  expect(accepted(invited)).toBe(invitations);
  report(
    `company flood: ${PEOPLE} people sent ${accepted(sent)} messages and requests for quotes and ${accepted(invited)} invitations`,
  );
});

it('Somebody to whom thousands of conversations were opened reads them, and the number of unread messages, at once', async () => {
  const [victim, others] = [await aCompany(2), await times(size(200, 2_000), 8, () => aUser(market.pool))];
  for (let round = 0; round < size(3, 20); round++)
    await market.pool.query(
      `insert into message (id, sending_user_id, recipient_id, subject, content)
       select new_id(), sender, $2, 'Offer', 'Buy now.' from unnest($1::uuid[]) sender`,
      [others.map(({ id }) => id), victim.users[0]!.id],
    );
  const [reader] = victim.callers;
  const READ = `{ dashboardStats { unreadMessages } conversations(first: 20) { nodes { unreadCount counterparty { name } lastMessage { content } } } }`;
  const INBOX = '{ messages(first: 25) { nodes { id isRead sender { companyName } } } }';
  for (const query of [READ, INBOX]) {
    const reads = await times(size(5, 40), 1, () => timed(() => reader!.data(query)));
    report(
      `company flood: ${others.length} conversations, ${query.slice(2, 16)}: p95 ${quantile(reads, 0.95).toFixed(0)} ms`,
    );
    expect(quantile(reads, 0.95)).toBeLessThan(1_000);
  }
});
