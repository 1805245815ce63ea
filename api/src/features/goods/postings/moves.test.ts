import { sharedApp, type SharedApp } from '../../../../test/app.ts';
import type { Body, Caller } from '../../../../test/caller.ts';
import { aCompanyOfTwo } from '../../../../test/colleagues.ts';
import { aCompanyProfile, anOffering, anRfp, aUser } from '../../../../test/factories.ts';
import { day } from '../../../../test/world.ts';

const names = ['other', 'owner', 'sister', 'reader', 'admin'] as const;

let app: SharedApp;
let ownerId: string;
let viewers: Record<(typeof names)[number] | 'visitor', Caller>;
beforeAll(async () => {
  app = await sharedApp();
  const verified = { business_registration_number: 'Moves 1', verification_status: 'approved' };
  const { owner, colleague: reader } = await aCompanyOfTwo(app, verified, 'reader');
  const [other, sister, admin] = [
    await aUser(app.pool),
    await aUser(app.pool),
    await aUser(app.pool, { role: 'admin' }),
  ];
  await aCompanyProfile(app.pool, { user_id: sister.id, ...verified });
  ownerId = owner.user.id;
  const asked = { other: await app.as(other), sister: await app.as(sister), admin: await app.as(admin) };
  viewers = { ...asked, owner: owner.caller, reader: reader.caller, visitor: app.anyone };
});
afterAll(() => app.close());

type Said = Record<string, boolean> & { whyNot: Record<'move' | 'code' | 'message', string>[] };
const read = async (kind: string, moves: readonly string[], caller: Caller, id: string): Promise<Said> => {
  const can = `viewerCan { takeOffMarket ${moves.join(' ')} whyNot { move code message } }`;
  const answer = await caller.data<Record<string, { viewerCan: Said }>>(
    `query ($id: ID!) { ${kind}(id: $id) { ${can} } }`,
    { id },
  );
  return answer[kind]!.viewerCan;
};
/** For each move `true`, or the code of its refusal. */
const answersAbout = (kind: string, moves: readonly string[]) => async (caller: Caller, id: string) => {
  const { whyNot, ...can } = await read(kind, moves, caller, id);
  const codes = Object.fromEntries(whyNot.map(({ move, code }) => [move, code]));
  return moves.map((move) => can[move] || (codes[move] ?? false));
};
const canTakeOff = async (kind: string, id: string) => {
  const said = names.map(async (name) => [name, (await read(kind, [], viewers[name], id))['takeOffMarket']] as const);
  return (await Promise.all(said)).flatMap(([name, can]) => (can ? [name] : []));
};

const [OWN, NOT_FOUND] = ['OWN_POSTING', 'NOT_FOUND'];

describe('Of an offering', () => {
  const moves = ['order', 'inquire', 'edit', 'withdraw', 'relist'];
  const answers = answersAbout('offering', moves);
  const GONE = 'OFFERING_CLOSED';
  const onMarket = [OWN, OWN, true, true, 'CONFLICT'];
  const offMarket = [OWN, OWN, GONE, GONE, true];

  it.each<[string, Body, order: boolean | string, owner: (boolean | string)[]]>([
    ['is on the market', {}, true, onMarket],
    ['is on the market until today', { available_until: day(0) }, true, onMarket],
    ['was on the market until yesterday', { available_until: day(-1) }, GONE, offMarket],
    ['has expired', { status: 'expired' }, GONE, offMarket],
    ['is sold out', { status: 'sold_out' }, GONE, offMarket],
    ['has less than its minimum quantity', { quantity: 3, minimum_quantity: 4 }, GONE, onMarket],
    ['is withdrawn', { status: 'withdrawn' }, GONE, offMarket],
  ])('that %s, each viewer makes these moves, or reads why not', async (_name, columns, order, owner) => {
    const { id } = await anOffering(app.pool, { user_id: ownerId, ...columns });
    const ofOthers = [NOT_FOUND, NOT_FOUND, NOT_FOUND];
    expect(await answers(viewers.other, id)).toEqual([order, true, ...ofOthers]);
    expect(await answers(viewers.owner, id)).toEqual(owner);
    expect(await answers(viewers.sister, id)).toEqual([OWN, OWN, ...ofOthers]);
    expect(await answers(viewers.reader, id)).toEqual(moves.map(() => 'FORBIDDEN'));
    expect(await answers(viewers.visitor, id)).toEqual(moves.map(() => false));
    expect(await canTakeOff('offering', id)).toEqual(owner === onMarket ? ['admin'] : []);
  });

  it('says of a locked seller no more than of one who is gone, or who blocks', async () => {
    const { owner, company } = await aCompanyOfTwo(app);
    const { id } = await anOffering(app.pool, { user_id: owner.user.id });
    await app.pool.query(`update company_profile set locked_at = now(), lock_reason = 'No.' where id = $1`, [
      company.id,
    ]);
    expect((await read('offering', moves, viewers.other, id)).whyNot.slice(0, 2)).toEqual([
      { move: 'order', code: GONE, message: 'This offering is no longer available.' },
      { move: 'inquire', code: 'NOT_RECEIVING', message: 'This member is not receiving messages at the moment.' },
    ]);
  });

  it('says what the mutation answers, whatever signs its title has', async () => {
    const { id } = await anOffering(app.pool, { user_id: ownerId, title: `What's 50 %?`, status: 'sold_out' });
    const sent = 'mutation ($ids: [ID!]!) { withdrawOfferings(ids: $ids) { id } }';
    const { code, message } = await viewers.owner.refusal(sent, { ids: [id] });
    expect(message).toBe(`'What's 50 %?' is not on the market.`);
    expect((await read('offering', moves, viewers.owner, id)).whyNot).toContainEqual({
      move: 'withdraw',
      code,
      message,
    });
  });
});

describe('Of an RFP', () => {
  const moves = ['bid', 'edit', 'award', 'cancel'];
  const answers = answersAbout('rfp', moves);
  const CLOSED = 'RFP_CLOSED';
  const open = [OWN, true, true, true];
  const undecided = [OWN, CLOSED, true, true];
  const decided = [OWN, CLOSED, CLOSED, CLOSED];

  it.each<[string, Body, bid: boolean | string, owner: (boolean | string)[]]>([
    ['takes bids', {}, true, open],
    ['takes bids until today', { closing_date: day(0) }, true, open],
    ['took bids until yesterday', { closing_date: day(-1) }, CLOSED, undecided],
    ['has expired', { status: 'expired' }, CLOSED, undecided],
    ['is awarded', { status: 'awarded' }, CLOSED, decided],
    ['is cancelled', { status: 'cancelled' }, CLOSED, decided],
  ])('that %s, each viewer makes these moves, or reads why not', async (_name, columns, bid, owner) => {
    const { id } = await anRfp(app.pool, { user_id: ownerId, ...columns });
    const ofOthers = [NOT_FOUND, NOT_FOUND, NOT_FOUND];
    expect(await answers(viewers.other, id)).toEqual([bid, ...ofOthers]);
    expect(await answers(viewers.owner, id)).toEqual(owner);
    expect(await answers(viewers.sister, id)).toEqual([OWN, ...ofOthers]);
    expect(await answers(viewers.reader, id)).toEqual(moves.map(() => 'FORBIDDEN'));
    expect(await answers(viewers.visitor, id)).toEqual(moves.map(() => false));
    expect(await canTakeOff('rfp', id)).toEqual(owner === decided ? [] : ['admin']);
  });
});
