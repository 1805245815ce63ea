// Floods of writes by one new account at two instances of one database, without request budgets: the quotas alone must hold.
import { anApiKey } from '../test/apiKeys.ts';
import { Caller, type Body } from '../test/caller.ts';
import { anOffering, aUser } from '../test/factories.ts';
import { startInstances, type Instances } from '../test/instanceGroup.ts';
import { dailyQuotas } from '../src/writing/quota.ts';
import { report, size } from './size.ts';

let market: Instances;
beforeAll(async () => {
  market = await startInstances({ environments: [{ RATE_LIMITS: 'off' }, { RATE_LIMITS: 'off' }] });
});
afterAll(() => market.close());

const ORDERS = 59;
const MESSAGES = size(120, 580);
/** The maximum of one operation. */
const FIELDS = 5;
const AT_ONCE = 8;

interface Flood {
  /** The fields of one mutation. */
  fields: string[];
  /** Fields per request. */
  perRequest: number;
}

/** Sends them to both instances in turn, several requests at a time; returns the codes of all refusals. */
const flood = async (caller: Caller, { fields, perRequest }: Flood): Promise<Set<string>> => {
  const callers = market.all.map(({ url }) => caller.at(url));
  const requests: string[] = [];
  for (let at = 0; at < fields.length; at += perRequest)
    requests.push(`mutation { ${fields.slice(at, at + perRequest).join('\n')} }`);
  const codes = new Set<string>();
  for (let at = 0; at < requests.length; at += AT_ONCE) {
    const answers = await Promise.all(
      requests.slice(at, at + AT_ONCE).map((query, nth) => callers[nth % callers.length]!.graphql(query)),
    );
    for (const { errors } of answers) for (const { extensions } of errors) codes.add(extensions.code);
  }
  return codes;
};

const aliased = (count: number, field: (nth: number) => string): string[] =>
  Array.from({ length: count }, (_, nth) => `f${nth}: ${field(nth)}`);

const counted = async (text: string, id: string): Promise<number> =>
  (await market.pool.query<{ count: number }>(`select count(*)::int as count from ${text}`, [id])).rows[0]!.count;

type Credentials = 'a session' | 'an API key';

const newcomer = async (credentials: Credentials) => {
  const user = await aUser(market.pool, { created_at: new Date() });
  const caller =
    credentials === 'a session'
      ? await market.as(user)
      : new Caller(market.at(0).url, (await anApiKey(market.pool, user)).headers);
  return { user, caller };
};

const offerings = async (count: number): Promise<{ id: string }[]> => {
  const seller = await aUser(market.pool);
  return Promise.all(Array.from({ length: count }, () => anOffering(market.pool, { user_id: seller.id })));
};
/** Half of a lot, the most that a new account can order. */
const order = ({ id }: { id: string }) =>
  `placeOrder(input: { offeringId: "${id}", quantity: 10, totalAmount: "1005.00" }) { id }`;
const message = (recipientId: string) => (nth: number) =>
  `sendMessage(input: { recipientId: "${recipientId}", subject: "Offer ${nth}", content: "Buy now." }) { id }`;
const posting = (nth: number) =>
  `postOffering(input: { title: "Acid ${nth}", description: "Strong.", quantity: 5, unit: "MT", price: "3.00" }) { id }`;

const ORDERED = `offering where user_id = $1 and quantity < 20`;
const sellerOf = async (offering: Body): Promise<string> =>
  (await market.pool.query<{ user_id: string }>('select user_id from offering where id = $1', [offering['id']]))
    .rows[0]!.user_id;

describe.each<Credentials>(['a session', 'an API key'])('A new account with %s', (credentials) => {
  it('A request with 59 orders places none', async () => {
    const { user, caller } = await newcomer(credentials);
    const lots = await offerings(ORDERS);
    const codes = await flood(caller, { fields: aliased(ORDERS, (nth) => order(lots[nth]!)), perRequest: ORDERS });
    expect(codes.size).toBe(1);
    expect(await counted('"order" where buyer_id = $1', user.id)).toBe(0);
    expect(await counted(ORDERED, await sellerOf(lots[0]!))).toBe(0);
  });

  it('Of 59 orders in many requests five are placed, and the other lots stay on the market', async () => {
    const { user, caller } = await newcomer(credentials);
    const lots = await offerings(ORDERS);
    const codes = await flood(caller, { fields: aliased(ORDERS, (nth) => order(lots[nth]!)), perRequest: FIELDS });
    expect([...codes]).toEqual(['QUOTA_EXCEEDED']);
    const placed = await counted('"order" where buyer_id = $1', user.id);
    expect(placed).toBe(dailyQuotas.orders.newcomer);
    expect(await counted(ORDERED, await sellerOf(lots[0]!))).toBe(placed);
    report(`write flood: ${ORDERS} orders at two instances placed ${placed}`);
  });

  it('Of many messages in ten requests none is sent', async () => {
    const [{ caller }, { user: victim }] = [await newcomer(credentials), await newcomer(credentials)];
    const codes = await flood(caller, { fields: aliased(MESSAGES, message(victim.id)), perRequest: MESSAGES / 10 });
    expect(codes.size).toBe(1);
    expect(await counted('message where recipient_id = $1', victim.id)).toBe(0);
  });

  it('Of many messages in many requests thirty are sent', async () => {
    const [{ user, caller }, { user: victim }] = [await newcomer(credentials), await newcomer(credentials)];
    const codes = await flood(caller, { fields: aliased(MESSAGES, message(victim.id)), perRequest: FIELDS });
    expect([...codes]).toEqual(['QUOTA_EXCEEDED']);
    const sent = await counted('message where sending_user_id = $1', user.id);
    expect(sent).toBe(dailyQuotas.messages.newcomer);
    report(`write flood: ${MESSAGES} messages at two instances sent ${sent}`);
  });

  it('Of sixty postings ten are published', async () => {
    const { user, caller } = await newcomer(credentials);
    const codes = await flood(caller, { fields: aliased(60, posting), perRequest: FIELDS });
    expect([...codes]).toEqual(['QUOTA_EXCEEDED']);
    expect(await counted('offering where user_id = $1', user.id)).toBe(dailyQuotas.postings.newcomer);
  });
});
