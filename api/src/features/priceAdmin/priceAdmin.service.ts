import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../database/id.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { isId } from '../../rules/id.ts';
import type { Context } from '../../schema/context.ts';
import { memberOf } from '../../writing/command.ts';
import { validated } from '../../writing/validated.ts';
import { changeCatalogue } from '../catalogueAdmin/catalogueChange.ts';
import type { CommodityInput, CorrectPriceInput, PriceInput } from './priceAdmin.inputs.ts';
import { commodityRules, correctionRules, priceRules } from './rules.ts';

const refuseTakenSymbol = async (em: EntityManager, symbol: string, ownId: string | null): Promise<void> => {
  const taken = await em.execute<unknown[]>('select from commodity where symbol = ? and id is distinct from ?::uuid', [
    symbol,
    ownId,
  ]);
  if (taken.length > 0) throw conflict(`There is another commodity with the symbol ${symbol}.`);
};

export const addCommodity = (ctx: Context, input: CommodityInput): Promise<string> => {
  const { name, symbol, unit, currency, source } = validated(commodityRules, input);
  return changeCatalogue(ctx, async (em, audit) => {
    await refuseTakenSymbol(em, symbol, null);
    const id = newId();
    await em.execute('insert into commodity (id, name, symbol, unit, currency, source) values (?, ?, ?, ?, ?, ?)', [
      id,
      name,
      symbol,
      unit,
      currency,
      source,
    ]);
    await audit({ kind: 'commodity_added', subjectId: id, detail: { symbol } });
    return id;
  });
};

/** Simulated prices go on from day to day, so nothing may be changed in between. */
const findOwnCommodity = async (em: EntityManager, id: string): Promise<void> => {
  const [found] = isId(id)
    ? await em.execute<{ isDemo: boolean }[]>('select is_demo as "isDemo" from commodity where id = ? for update', [id])
    : [];
  if (!found) throw notFound('Commodity');
  if (found.isDemo) throw conflict('This commodity is demo data and cannot be changed. Please add one of your own.');
};

export const editCommodity = (ctx: Context, id: string, input: CommodityInput): Promise<void> => {
  const { name, symbol, unit, currency, source } = validated(commodityRules, input);
  return changeCatalogue(ctx, async (em, audit) => {
    await findOwnCommodity(em, id);
    await refuseTakenSymbol(em, symbol, id);
    await em.execute('update commodity set name = ?, symbol = ?, unit = ?, currency = ?, source = ? where id = ?', [
      name,
      symbol,
      unit,
      currency,
      source,
      id,
    ]);
    await checkOffers(em, [id]);
    await audit({ kind: 'commodity_edited', subjectId: id, detail: { symbol } });
  });
};

/** Offers of the materials of these commodities are compared with the changed prices. */
export const checkOffers = async (em: EntityManager, commodityIds: readonly string[]): Promise<void> => {
  await em.execute(
    `select check_prices(array_agg(id)) from product
     where commodity_id in (select json_array_elements_text(?::json)::uuid) having count(*) > 0`,
    [JSON.stringify(commodityIds)],
  );
};

/** Sets the commodity that a material's offers are compared with, or none. */
export const linkMaterial = (ctx: Context, productId: string, commodityId: string | null): Promise<void> =>
  changeCatalogue(ctx, async (em, audit) => {
    const known = isId(commodityId ?? '')
      ? await em.execute<unknown[]>('select from commodity where id = ?', [commodityId])
      : [];
    if (commodityId !== null && known.length === 0)
      throw badInput('This commodity does not exist.', { commodityId: 'does not exist' });
    const [linked] = isId(productId)
      ? await em.execute<{ name: string }[]>(
          'update product set commodity_id = ? where id = ? and merged_into_id is null returning name',
          [commodityId, productId],
        )
      : [];
    if (!linked) throw notFound('Material');
    await audit({ kind: 'commodity_edited', subjectId: commodityId ?? productId, detail: { material: linked.name } });
  });

export const addPrice = (ctx: Context, input: PriceInput): Promise<string> => {
  const { commodityId, region, day, price, source } = validated(priceRules, input);
  return changeCatalogue(ctx, async (em, audit) => {
    await findOwnCommodity(em, commodityId);
    const added = await em.execute<unknown[]>(
      `insert into price_point (id, commodity_id, region, day, price, source) values (?, ?, ?, ?, ?, ?)
       on conflict (commodity_id, region, day) do nothing returning id`,
      [newId(), commodityId, region, day, price, source ?? null],
    );
    if (added.length === 0) throw conflict('There is a price of this region and day already. Please correct that one.');
    await checkOffers(em, [commodityId]);
    await audit({ kind: 'price_added', subjectId: commodityId, detail: { region, day, price } });
    return commodityId;
  });
};

export interface StoredPrice {
  id: string;
  commodityId: string;
  region: string;
  day: string;
  price: string;
  source: string | null;
}

/** Replaces or removes a price and keeps what it was. */
export const replacePrice = async (
  em: EntityManager,
  old: StoredPrice,
  next: { price: string | null; source: string | null; reason: string; adminId: string },
): Promise<void> => {
  await em.execute(
    `insert into price_correction (id, commodity_id, region, day, old_price, old_source, new_price, new_source, reason, admin_id)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      newId(),
      old.commodityId,
      old.region,
      old.day,
      old.price,
      old.source,
      next.price,
      next.source,
      next.reason,
      next.adminId,
    ],
  );
  if (next.price === null) await em.execute('delete from price_point where id = ?', [old.id]);
  else await em.execute('update price_point set price = ?, source = ? where id = ?', [next.price, next.source, old.id]);
};

const FIND_PRICE = `select id, commodity_id as "commodityId", region, day::text as day, price::text as price, source
  from price_point where id = ? for update`;

export const correctPrice = (ctx: Context, input: CorrectPriceInput): Promise<string> => {
  const { priceId, price = null, source = null, reason } = validated(correctionRules, input);
  const adminId = memberOf(ctx);
  return changeCatalogue(ctx, async (em, audit) => {
    const [old] = await em.execute<StoredPrice[]>(FIND_PRICE, [priceId]);
    if (!old) throw notFound('Price');
    await findOwnCommodity(em, old.commodityId);
    await replacePrice(em, old, { price, source: price === null ? null : source, reason, adminId });
    await checkOffers(em, [old.commodityId]);
    const { region, day } = old;
    await audit({ kind: 'price_corrected', subjectId: old.commodityId, detail: { region, day, reason } });
    return old.commodityId;
  });
};
