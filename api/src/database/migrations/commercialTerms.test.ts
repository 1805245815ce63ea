import pg from 'pg';
import { emptyDatabase, type TestDatabase } from '../../../test/database.ts';
import { aBid, aCompanyProfile, anAuction, anOffering, anOrder, aProduct, aUser } from '../../../test/factories.ts';
import { migrate } from '../../prepareDatabase.ts';
import { entities } from '../../slices.ts';
import { newId } from '../id.ts';
import { openMigrationOrm } from '../orm.ts';

describe('database/migrations/commercialTerms', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await emptyDatabase();
    pool = new pg.Pool(database.connection);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('Orders of the release before show what they showed, under the number that was printed on them', async () => {
    const orm = await openMigrationOrm(database.connection, entities);
    await orm.migrator.up({ to: '20261124Baseline' });
    await orm.close();
    const [buyer, seller] = [await aUser(pool), await aUser(pool)];
    await aCompanyProfile(pool, { user_id: seller.id, contact_email: 'office@acme.example' });
    const product = await aProduct(pool);
    const offering = await anOffering(pool, {
      party_id: undefined,
      user_id: seller.id,
      product_id: product.id,
      location: 'Vigo',
    });
    const [id, alone] = [newId(), newId()];
    const [alike, third] = ['e', 'f'].map((first) => first + id.slice(1));
    const insert = `insert into "order" (id, buyer_id, seller_id, total_amount, quantity, unit, offering_id) values ($1, $2, $3, 201, 2, 'MT', $4)`;
    await pool.query(insert, [id, buyer.id, seller.id, offering.id]);
    for (const each of [third, alone, alike]) await pool.query(insert, [each, buyer.id, seller.id, null]);
    const UPDATED = `select updated_at from "order" order by id`;
    const before = (await pool.query(UPDATED)).rows;
    await migrate(database.connection);
    const { rows } = await pool.query<Record<string, unknown>>('select * from "order" order by id');
    expect(rows).toMatchObject([
      {
        number: id.slice(-12).toUpperCase(),
        title: 'Acid',
        material_name: product.name,
        location: 'Vigo',
        price: '100.50',
        buyer_contact_name: 'Ana Ruiz',
        buyer_contact_phone: null,
        seller_contact_email: 'office@acme.example',
        seller_contact_phone: '+34 91 123 45 67',
        available_until: null,
      },
      { number: alone.slice(-12).toUpperCase(), title: 'Order', price: '100.50' },
      // Ids of 0.2.0 could end alike.
      { number: `${id.slice(-12).toUpperCase()}X2` },
      { number: `${id.slice(-12).toUpperCase()}X3` },
    ]);
    expect((await pool.query(UPDATED)).rows).toEqual(before);
  });

  it('An order of a server of the release before is completed, one of this release stays as it is written', async () => {
    const [buyer, seller] = [await aUser(pool), await aUser(pool)];
    const company = await aCompanyProfile(pool, { user_id: seller.id, contact_email: 'office@acme.example' });
    const offered = { user_id: seller.id, delivery_terms: 'CIP', packaging: 'IBC', specifications: '{"grade":"Food"}' };
    const offering = await anOffering(pool, { ...offered, title: 'Salt', price: '7.00' });
    const auction = await anAuction(pool, { user_id: seller.id, title: 'Lot', payment_terms: 'net_30' });
    const bid = await aBid(pool, { user_id: buyer.id, auction_id: auction.id, seq: 1, alias_number: 1 });
    const insert = `insert into "order" (id, buyer_id, seller_id, total_amount, quantity, unit, offering_id, bid_id)
      values (gen_random_uuid(), $1, $2, 14, 2, 'MT', $3, $4) returning *`;
    const written = async (offeringId: string | null, bidId: string | null) =>
      (await pool.query(insert, [buyer.id, seller.id, offeringId, bidId])).rows[0];
    const sides = {
      buyer_party_id: buyer.id,
      seller_party_id: company['party_id'],
      buyer_contact_name: 'Ana Ruiz',
      seller_contact_email: 'office@acme.example',
      price: '7.00',
    };
    expect(await written(offering.id, null)).toMatchObject({
      ...sides,
      title: 'Salt',
      number: expect.any(String),
      delivery_terms: 'CIP',
      packaging: 'IBC',
      specifications: { grade: 'Food' },
    });
    expect(await written(null, bid.id)).toMatchObject({ ...sides, title: 'Lot', payment_terms: 'net_30' });
    const own = {
      buyer_id: buyer.id,
      seller_id: seller.id,
      bid_id: bid.id,
      status: 'cancelled',
      payment_terms: 'net_60',
    };
    expect(await anOrder(pool, own)).toMatchObject({ title: 'Lot', payment_terms: 'net_60' });
  });
});
