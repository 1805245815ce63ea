import type { PoolClient } from 'pg';
import { startApp, type TestApp } from '../../../../test/app.ts';
import type { Body, Caller } from '../../../../test/caller.ts';
import { aBid, aCompanyProfile, anOffering, anOrder, anRfp, aQuote, aUser } from '../../../../test/factories.ts';
import { until } from '../../../../test/instanceGroup.ts';
import { holding, waiting } from '../../../../test/lockGate.ts';
import { newId } from '../../../database/id.ts';
import { openPool } from '../../../database/pool.ts';
import { exportSections } from './exportSections.ts';
import { purgeExports } from './dataExport.service.ts';
import { prepareExport } from './prepareExport.ts';
import { openMarketOrm } from '../../../slices.ts';

describe('features/around/personalData/dataExport', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const REQUEST = 'mutation { requestDataExport { id readyAt } }';
  const LATEST = '{ dataExport { id readyAt expiresAt size } }';

  const request = async (caller: Caller): Promise<string> =>
    String((await caller.data(REQUEST))['requestDataExport']?.['id']);
  const ready = (caller: Caller) =>
    until('the download is ready', async () => Boolean((await caller.data(LATEST))['dataExport']?.['readyAt']));
  const download = (caller: Caller, id: string) => caller.get(`/api/user/data-export/${id}`);

  it('A member downloads everything about their own account, and nobody else can', async () => {
    const user = await aUser(app.pool);
    const me = await app.as(user);
    const other = await aUser(app.pool, { company_name: 'Other SA' });
    const them = await app.as(other);
    await aCompanyProfile(app.pool, { user_id: user.id });
    await anRfp(app.pool, { user_id: user.id, title: 'Nitric acid' });
    await anRfp(app.pool, { user_id: other.id, title: 'Not mine' });
    const { id: offering_id } = await anOffering(app.pool, { user_id: user.id });
    await aQuote(
      app.pool,
      { buyer_id: other.id, seller_id: user.id, offering_id, closed_by_id: user.id },
      { note: 'Ours' },
    );
    await them.data('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }', {
      input: { recipientId: user.id, subject: 'Hello', content: 'A “quoted” text\nwith lines' },
    });
    const id = await request(me);
    expect(await request(me)).toBe(id);
    await ready(me);
    const answer = await download(me, id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="feedstock-my-data.json"');
    const data = JSON.parse(answer.text) as Record<string, Body[]>;
    expect(Object.keys(data)).toEqual(Object.keys(exportSections));
    expect(data).toMatchObject({
      account: [{ email: user.email }],
      companyProfile: [{ company_name: 'Acme Official' }],
      rfps: [{ title: 'Nitric acid' }],
      messages: [{ direction: 'received', other_company: 'Other SA', content: 'A “quoted” text\nwith lines' }],
      quoteRevisions: [{ note: 'Ours', price: '90.00' }],
      quotes: [{ side: 'seller', closed_note: null }],
      sessions: [{ user_agent: null }],
      securityActivity: [{ kind: 'data_export_requested' }],
    });
    expect(answer.text).not.toMatch(/Not mine|password|id_hash/);
    expect(await me.read('/api/messages')).toContainEqual(
      expect.objectContaining({ subject: 'Your data is ready to download', link: '/settings' }),
    );
    const statuses = [them, app.anyone].map(async (caller) => (await download(caller, id)).status);
    expect(await Promise.all(statuses)).toEqual([404, 401]);
    expect((await download(me, newId())).status).toBe(404);
    expect((await them.data(LATEST))['dataExport']).toBeNull();

    await app.pool.query(`update data_export set expires_at = clock_timestamp() where id = $1`, [id]);
    expect((await download(me, id)).status).toBe(404);
    expect((await me.data(LATEST))['dataExport']).toBeNull();
    await purgeExports(app.pool);
    expect((await app.pool.query('select from data_export_chunk where export_id = $1', [id])).rowCount).toBe(0);
  });

  it('A member may have three downloads prepared in 24 hours', async () => {
    const me = await app.as(await aUser(app.pool));
    for (const _ of [1, 2, 3]) {
      await request(me);
      await ready(me);
    }
    expect(await me.refusal(REQUEST)).toMatchObject({ code: 'QUOTA_EXCEEDED', status: 429 });
  });

  it('A download that was interrupted is complete after the next attempt', async () => {
    const user = await aUser(app.pool);
    const id = newId();
    await app.pool.query('insert into data_export (id, user_id) values ($1, $2)', [id, user.id]);
    await app.pool.query(
      `insert into message (id, recipient_id, sending_user_id, subject, content)
     select gen_random_uuid(), $1, $1, 'Hello', repeat(nth || ' ', 300) from generate_series(1, 1200) nth`,
      [user.id],
    );
    const { host = '', port = 0, user: role = '', password = '', database = '' } = app.pool.options;
    const address = { host, port, user: role, password: String(password), database };
    const orm = await openMarketOrm(address);
    const pool = openPool(address, 2, () => undefined);
    try {
      const prepare = prepareExport(pool, () => orm.em.fork());
      const attempt = () => prepare({ id }, new AbortController().signal, { id: '1', isLastAttempt: false });
      const hold = await holding(app.pool, ['lock table watch in access exclusive mode', []]);
      const interrupted = attempt();
      interrupted.catch(() => undefined);
      await waiting(app.pool, 1);
      await app.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      await expect(interrupted).rejects.toThrow();
      await hold.end('rollback');
      expect((await app.pool.query('select from data_export_chunk where export_id = $1', [id])).rowCount).toBe(0);
      await attempt();
      await attempt();
      const data = JSON.parse((await download(await app.as(user), id)).text) as Record<string, Body[]>;
      expect(data['messages']?.filter(({ direction }) => direction === 'sent')).toHaveLength(1200);
      expect(
        (await app.pool.query(`select from message where recipient_id = $1 and sending_user_id is null`, [user.id]))
          .rowCount,
      ).toBe(1);
      expect(
        (await app.pool.query('select from data_export_chunk where export_id = $1', [id])).rowCount,
      ).toBeGreaterThan(1);
    } finally {
      await orm.close();
      await pool.end();
    }
  });

  it('Every table that names a member is part of the download, or is listed here with the reason', async () => {
    const others = {
      audit_event: 'in part: securityActivity',
      auction_event: 'shown by the logs of auctions, which are public after the close',
      authenticator: 'secret',
      recovery_code: 'secret',
      company_act: 'in part: securityActivity and memberships',
      one_time_link: 'secret',
      data_export: 'the downloads themselves',
      notice_email: 'when a message was sent by email',
      watch_notice: 'the notices that come next',
      conversation_reader: 'up to where messages of the company were read',
      message_read: 'which messages of the company were read',
      report: 'handled by support; the member’s reports are in report_entry',
      write_quota: 'counts of the day',
      price_correction: 'acts of admins',
    };
    const { rows } = await app.pool.query<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = '"user"'::regclass and conparentid = 0`,
    );
    const missing = rows
      .map(({ name }) => name.replaceAll('"', ''))
      .filter(
        (name) =>
          !(name in others) &&
          !Object.values(exportSections).some((text) => new RegExp(`(from|join) "?${name}\\b`).test(text)),
      );
    expect(missing).toEqual([]);
  });

  it("A seller's orders have the SKU, also after an accepted bid, and a buyer's do not", async () => {
    const [seller, buyer] = await Promise.all([aUser(app.pool), aUser(app.pool)]);
    const rfp = await anRfp(app.pool, { user_id: buyer.id });
    const offering = await anOffering(app.pool, { user_id: seller.id, sku: 'A-1' });
    const bid = await aBid(app.pool, { rfp_id: rfp.id, user_id: seller.id, offering_id: offering.id });
    const members = { seller_id: seller.id, buyer_id: buyer.id };
    await anOrder(app.pool, { ...members, offering_id: offering.id });
    await anOrder(app.pool, { ...members, bid_id: bid.id });
    for (const [member, sku] of [
      [seller, 'A-1'],
      [buyer, null],
    ] as const) {
      const me = await app.as(member);
      const id = await request(me);
      await ready(me);
      const { orders } = JSON.parse((await download(me, id)).text) as { orders: Body[] };
      expect(orders.map((order) => order['sku'])).toEqual([sku, sku]);
    }
  });

  /** Columns of any table that are not exported, with the reason. */
  const internal = {
    id: 'a key of the table',
    user_id: 'the member',
    party_id: 'the member, or the company in the memberships',
    actor_id: 'the member',
    blocker_id: 'the member',
    reporter_id: 'the member',
    subject_id: 'the member',
    admin_id: 'an employee',
    updated_at: 'when the market changed the row',
    decided_at: 'when the market changed the row',
    idempotency_key: 'distinguishes repeated commands',
    command_hash: 'distinguishes repeated commands',
    second_factor_at: 'how a session was opened',
  };
  /** The same of one table. */
  const leftOut: Record<string, Record<string, string>> = {
    user: {
      password_hash: 'secret',
      trades_unconfirmed: 'belongs to the demo market',
      locked_at: 'for staff only',
      lock_reason: 'for staff only',
      deleted_at: 'a deleted account has no download',
      own_party_id: 'the member',
    },
    company_profile: {
      registration_key: 'computed from the registration number',
      name_skeleton: 'computed from the name',
      locked_at: 'in the notices',
      lock_reason: 'in the notices',
    },
    company_member: { successor_id: 'a colleague', offer_ends_at: 'in the notices' },
    company_invitation: {
      company_id: 'in the memberships',
      token_hash: 'secret',
      invited_by_id: 'the member',
      opted_out: 'a wish of the owner of the address',
    },
    offering: {
      comparable_price: 'computed from the price',
      comparable_unit: 'computed from the unit',
      price_check: 'computed from the price',
      price_order: 'computed from the price',
      withdrawn_at: 'when the market changed the row',
    },
    file_layout: { party_id: 'the member, or the company in the memberships', header_key: 'computed from the header' },
    offering_import: { done: 'progress of the job' },
    rfp: { awarded_bid_id: 'in the orders' },
    auction: Object.fromEntries(
      [
        'end_time status outcome leading_amount leader_id accepted_bids bidders closed_at last_bid voided_bids aliases',
        'leader_alias leader_bid end_cap opened last_event last_hash rules_version awarded_bid_id paused_at ends_at',
        'terms_version log_read',
      ]
        .join(' ')
        .split(' ')
        .map((column) => [column, 'state of the auction, which its log has after the close']),
    ),
    bid: {
      seq: 'order in the log of the auction',
      alias_number: 'in the participation',
      rfp_bidder_id: 'the member',
    },
    auction_bidder: {
      last_amount: 'in the bids',
      last_bid: 'order in the log of the auction',
      max_bid: 'order in the log of the auction',
    },
    order: {
      awaiting_since: 'when a reminder is due',
      reminded_at: 'when a reminder was sent',
      buyer_party_id: 'the member, or the company in the memberships',
      seller_party_id: 'the member, or the company in the memberships',
    },
    quote: {
      buyer_party_id: 'the member, or the company in the memberships',
      seller_party_id: 'the member, or the company in the memberships',
      conversation_id: 'in the messages',
      request_id: 'groups the quotes of one request',
    },
    quote_revision: { minimum_quantity: 'quotes have none', total_amount: 'computed from price and quantity' },
    message: {
      sending_party_id: 'the member, or the company in the memberships',
      recipient_party_id: 'the member, or the company in the memberships',
      number: 'order in the conversation',
      about_id: 'in the link',
    },
    member_block: {
      blocker_party_id: 'the member, or the company in the memberships',
      blocked_party_id: 'the company of the blocked member',
    },
    watch: { awaiting: 'whether a notice is due' },
    search_watch: { product_ids: 'what the text finds', searched_at: 'when it was searched last' },
    webhook: {
      sealed_secret: 'secret',
      former_secret: 'secret',
      former_until: 'belongs to the former secret',
      failures: 'state of the deliveries',
      first_failure_at: 'state of the deliveries',
      paused_until: 'state of the deliveries',
      pause_lifted_at: 'state of the deliveries',
    },
    session: { id_hash: 'secret' },
    passkey: {
      credential_id: 'identifies the authenticator to this site only',
      public_key: 'checks signatures',
      counter: 'checks signatures',
      transports: 'how browsers reach the authenticator',
    },
    api_key: { secret_hash: 'secret' },
    audit_event: {
      request_id: 'a number of the log of the server',
      detail: 'may name other members',
      is_counted: 'how the row is written',
    },
  };

  /** The columns that each section selects, by its table, as PostgreSQL understands the query. */
  const exportedColumns = async (client: PoolClient): Promise<Map<string, Set<string>>> => {
    const exported = new Map<string, Set<string>>();
    for (const text of Object.values(exportSections)) {
      // Without the condition, whose columns need not be selected.
      const selected = text.slice(0, text.lastIndexOf('where')).replaceAll('$1', 'null::uuid');
      const [, table = ''] = /^[^]*\bfrom "?(\w+)/.exec(selected) ?? [];
      await client.query(`create temporary view section as ${selected}`);
      const { rows } = await client.query<{ name: string }>(
        `select attname as name from pg_rewrite
       join pg_depend on pg_depend.classid = 'pg_rewrite'::regclass and objid = pg_rewrite.oid and refclassid = 'pg_class'::regclass
       join pg_attribute on attrelid = refobjid and attnum = refobjsubid
       where ev_class = 'section'::regclass and refobjid = $1::regclass`,
        [`"${table}"`],
      );
      await client.query('drop view section');
      const columns = exported.get(table) ?? new Set();
      for (const { name } of rows) columns.add(name);
      exported.set(table, columns);
    }
    return exported;
  };

  it('Every column of these tables is part of the download, or is listed here with the reason', async () => {
    const client = await app.pool.connect();
    const exported = await exportedColumns(client);
    const missing: string[] = [];
    const needless: string[] = [];
    for (const [table, columns] of exported) {
      const { rows } = await client.query<{ name: string }>(
        `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
        [`"${table}"`],
      );
      const names = rows.map(({ name }) => name);
      const others = leftOut[table] ?? {};
      for (const name of names)
        if (!columns.has(name) && !(name in internal) && !(name in others)) missing.push(`${table}.${name}`);
      for (const name of Object.keys(others))
        if (columns.has(name) || !names.includes(name)) needless.push(`${table}.${name}`);
    }
    client.release();
    expect({ missing, needless }).toEqual({ missing: [], needless: [] });
  });
});
