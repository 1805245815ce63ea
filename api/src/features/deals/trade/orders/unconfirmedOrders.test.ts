import { startApp, type TestApp } from '../../../../../test/app.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aBid, anOffering, anOrder, anRfp } from '../../../../../test/factories.ts';
import { holding } from '../../../../../test/lockGate.ts';
import { aWorld, day, type World } from '../../../../../test/world.ts';
import { followUpUnconfirmedOrders } from './unconfirmedOrders.ts';
import { openMarketOrm } from '../../../../slices.ts';

describe('features/deals/trade/orders/unconfirmedOrders', () => {
  let app: TestApp;
  let world: World;
  let orm: Awaited<ReturnType<typeof openMarketOrm>>;
  beforeAll(async () => {
    app = await startApp();
    world = await aWorld(app);
    const { host = '', port = 0, user = '', password, database = '' } = app.pool.options;
    orm = await openMarketOrm({ host, port, user, password: String(password), database });
  });
  afterAll(async () => {
    await orm.close();
    await app.close();
  });
  beforeEach(() => app.pool.query('delete from message'));

  const DAYS = 3;
  const followUp = (days = DAYS) => followUpUnconfirmedOrders(orm.em.fork(), days);

  /** An order of 5 MT from an offering with 15 MT left, placed this number of hours ago. */
  const ordered = async (hours: number, { order = {}, offering = {} }: { order?: Body; offering?: Body } = {}) => {
    const from = await anOffering(app.pool, { user_id: world.sellerUser.id, quantity: 15, ...offering });
    const { id } = await anOrder(app.pool, {
      buyer_id: world.buyerUser.id,
      seller_id: world.sellerUser.id,
      offering_id: from.id,
      quantity: 5,
      total_amount: '502.50',
      ...order,
    });
    // Cut to the column's milliseconds, which would else round up to a moment that is still to come.
    await app.pool.query(
      `update "order" set awaiting_since = date_trunc('milliseconds', clock_timestamp()) - make_interval(hours => $2) where id = $1`,
      [id, hours],
    );
    return { id, offeringId: from.id };
  };

  const statusOf = async (id: string) =>
    (await app.pool.query<{ status: string }>('select status from "order" where id = $1', [id])).rows[0]!.status;
  const stockOf = async (id: string) =>
    (await app.pool.query('select quantity, status from offering where id = $1', [id])).rows[0];
  const inbox = async (caller: Caller) =>
    (await caller.read<Body[]>('/api/messages')).map(({ subject, content, link, sender }) => ({
      subject,
      content,
      link,
      sender: (sender as Body)['companyName'],
    }));

  describe('An order that its seller has not confirmed within three days', () => {
    it('is cancelled, its quantity is for sale again, and both sides get a message', async () => {
      const { id, offeringId } = await ordered(72);
      await followUp();
      expect(await statusOf(id)).toBe('cancelled');
      expect(await stockOf(offeringId)).toEqual({ quantity: 20, status: 'active' });
      const about = { subject: 'Order cancelled: Acid', link: `/orders/${id}`, sender: 'Feedstock' };
      expect(await inbox(world.buyer)).toEqual([
        {
          ...about,
          content: 'The seller did not confirm your order within 3 days, so it was cancelled. Order of $502.50: Acid.',
        },
      ]);
      expect(await inbox(world.seller)).toEqual([
        {
          ...about,
          content:
            'You did not confirm this order within 3 days, so it was cancelled. Its quantity is back in your offering. Order of $502.50: Acid.',
        },
      ]);
      const { order } = await world.buyer.data(
        'query ($id: ID!) { order(id: $id) { status history { status note actor { id } } } }',
        { id },
      );
      expect(order).toEqual({
        status: 'cancelled',
        history: [{ status: 'cancelled', note: 'The seller did not confirm the order within 3 days.', actor: null }],
      });
    });

    it('puts a sold-out offering on the market again', async () => {
      const { offeringId } = await ordered(73, { offering: { status: 'sold_out' } });
      await followUp();
      expect(await stockOf(offeringId)).toEqual({ quantity: 5, status: 'active' });
    });

    it('does not put a withdrawn offering on the market again', async () => {
      const { offeringId } = await ordered(73, { offering: { status: 'withdrawn' } });
      await followUp();
      expect(await stockOf(offeringId)).toEqual({ quantity: 20, status: 'withdrawn' });
    });

    it('is cancelled once, even by several instances at the same time', async () => {
      const orders = await Promise.all(Array.from({ length: 6 }, () => ordered(80)));
      await Promise.all([followUp(), followUp(), followUp()]);
      for (const { id, offeringId } of orders) {
        expect(await statusOf(id)).toBe('cancelled');
        expect(await stockOf(offeringId)).toEqual({ quantity: 20, status: 'active' });
      }
      expect(await inbox(world.buyer)).toHaveLength(6);
      expect(await inbox(world.seller)).toHaveLength(6);
    });

    it('is not cancelled while its seller is confirming it', async () => {
      const { id, offeringId } = await ordered(80);
      const held = await holding(app.pool, [`update "order" set status = 'confirmed' where id = $1`, [id]]);
      try {
        await followUp();
        await held.end('commit');
      } finally {
        await held.end('rollback');
      }
      await followUp();
      expect(await statusOf(id)).toBe('confirmed');
      expect(await stockOf(offeringId)).toEqual({ quantity: 15, status: 'active' });
      expect(await inbox(world.buyer)).toEqual([]);
    });

    it('is cancelled even if the cancellation of another one fails', async () => {
      const broken = await ordered(90);
      const sound = await ordered(80);
      await app.pool.query(
        `insert into order_event (id, order_id, status, note) values (gen_random_uuid(), $1, 'cancelled', 'Twice.')`,
        [broken.id],
      );
      await expect(followUp()).rejects.toThrow('order_event_status');
      expect([await statusOf(broken.id), await statusOf(sound.id)]).toEqual(['pending', 'cancelled']);
      await app.pool.query(`update "order" set status = 'confirmed' where id = $1`, [broken.id]);
    });

    it('is cancelled after the number of days in the settings', async () => {
      const { id } = await ordered(30);
      await followUp(2);
      expect(await statusOf(id)).toBe('pending');
      await followUp(1);
      expect(await statusOf(id)).toBe('cancelled');
      expect((await inbox(world.buyer))[0]).toMatchObject({
        content: expect.stringContaining('did not confirm your order within 1 day,'),
      });
    });
  });

  it.each(['confirmed', 'shipped', 'delivered', 'completed', 'cancelled'])(
    'An order that is %s does not change',
    async (status) => {
      const { id, offeringId } = await ordered(200, { order: { status } });
      await followUp();
      expect([await statusOf(id), await stockOf(offeringId)]).toEqual([status, { quantity: 15, status: 'active' }]);
    },
  );

  it('An order from an RFP is never cancelled automatically', async () => {
    const rfp = await anRfp(app.pool, { user_id: world.buyerUser.id, status: 'awarded' });
    const bid = await aBid(app.pool, { rfp_id: rfp.id, user_id: world.sellerUser.id });
    const { id } = await ordered(2_000, { order: { offering_id: null, bid_id: bid.id } });
    await followUp();
    expect(await statusOf(id)).toBe('pending');
    expect(await inbox(world.seller)).toEqual([]);
  });

  it('A seller is reminded once, after two days', async () => {
    const early = await ordered(47);
    const { id } = await ordered(49);
    await Promise.all([followUp(), followUp()]);
    await followUp();
    expect([await statusOf(early.id), await statusOf(id)]).toEqual(['pending', 'pending']);
    expect(await inbox(world.seller)).toEqual([
      {
        subject: 'Please confirm the order: Acid',
        content: expect.stringMatching(
          new RegExp(
            `^An order of \\$502\\.50 is waiting for you to confirm it: Acid\\. It is cancelled automatically at (${day(0)}|${day(1)}) \\d\\d:\\d\\d UTC\\.$`,
          ),
        ),
        link: `/orders/${id}`,
        sender: 'Feedstock',
      },
    ]);
    expect(await inbox(world.buyer)).toEqual([]);
  });

  it('The time of an order begins when it is placed', async () => {
    const offering = await anOffering(app.pool, { user_id: world.sellerUser.id });
    const { placeOrder } = await world.buyer.data(
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
      { input: { offeringId: offering.id, quantity: 1, totalAmount: '100.50' } },
    );
    const { rows } = await app.pool.query(
      `select abs(extract(epoch from awaiting_since - created_at)) < 5 as same from "order" where id = $1`,
      [placeOrder!['id']],
    );
    expect(rows).toEqual([{ same: true }]);
  });
});
