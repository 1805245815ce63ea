import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../../../database/id.ts';
import { badInput, conflict, notFound } from '../../../../common/errors.ts';
import { isId } from '../../../../rules/id.ts';
import type { Context } from '../../../../schema/context.ts';
import { memberOf } from '../../../../writing/command.ts';
import { validated } from '../../../../writing/validated.ts';
import { changeCatalogue } from './catalogueChange.ts';
import type { CommodityInput, PriceInput } from './prices.inputs.ts';
import { commodityRules, priceRules } from './rules.ts';

const refuseTakenSymbol = async (em: EntityManager, symbol: string, ownId: string | null): Promise<void> => {
  const taken = await em.execute<unknown[]>('select from commodity where symbol = ? and id is distinct from ?::uuid', [
    symbol,
    ownId,
  ]);
  if (taken.length > 0) throw conflict(`There is another commodity with the symbol ${symbol}.`);
};

/** The symbol of a commodity. Simulated prices go on from day to day, so nothing may be changed in between. */
const findOwnCommodity = async (em: EntityManager, id: string): Promise<string> => {
  const [commodity] = isId(id)
    ? await em.execute<{ symbol: string; isDemo: boolean }[]>(
        'select symbol, is_demo as "isDemo" from commodity where id = ? for update',
        [id],
      )
    : [];
  if (!commodity) throw notFound('Commodity');
  if (commodity.isDemo)
    throw conflict('This commodity is demo data and cannot be changed. Please add one of your own.');
  return commodity.symbol;
};

/** Adds a commodity, or changes the one with this id. */
export const saveCommodity = (ctx: Context, knownId: string | null, input: CommodityInput): Promise<string> => {
  const { name, symbol, unit, currency, source } = validated(commodityRules, input);
  return changeCatalogue(ctx, async (em, audit) => {
    if (knownId !== null) await findOwnCommodity(em, knownId);
    await refuseTakenSymbol(em, symbol, knownId);
    const id = knownId ?? newId();
    await em.execute(
      `insert into commodity (id, name, symbol, unit, currency, source) values (?, ?, ?, ?, ?, ?)
       on conflict (id) do update set (name, symbol, unit, currency, source) =
         (excluded.name, excluded.symbol, excluded.unit, excluded.currency, excluded.source)`,
      [id, name, symbol, unit, currency, source],
    );
    await checkOffers(em, [symbol]);
    await audit({ kind: knownId === null ? 'commodity_added' : 'commodity_edited', subjectId: id, detail: { symbol } });
    return id;
  });
};

/** Offers of the materials of these commodities are compared with the changed prices. */
const checkOffers = async (em: EntityManager, symbols: readonly string[]): Promise<void> => {
  await em.execute(
    `select check_prices(array_agg(product.id)) from product join commodity on commodity.id = commodity_id
     where symbol in (select json_array_elements_text(?::json)) having count(*) > 0`,
    [JSON.stringify(symbols)],
  );
};

/** Sets the commodity that a material's offers are compared with, or none. */
export const linkProduct = (ctx: Context, productId: string, commodityId: string | null): Promise<boolean> =>
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
    return true;
  });

interface Price {
  symbol?: string;
  region?: string;
  day?: string;
  /** Null removes it. */
  price?: string | null;
  source?: string | null;
}

const GIVEN = `(
  select given.id, commodity.id as commodity_id, region, day, price, given.source
  from json_to_recordset(?::json) as given (id uuid, symbol text, region text, day date, price numeric, source text)
  join commodity using (symbol)) as given`;

/** Adds, replaces and removes prices, and keeps what replaced and removed ones were. */
export const writePrices = async (
  em: EntityManager,
  prices: readonly Price[],
  { reason, adminId }: { reason: string; adminId: string },
): Promise<void> => {
  const given = JSON.stringify(prices.map((price) => ({ ...price, id: newId() })));
  await em.execute(
    `insert into price_correction (id, commodity_id, region, day, old_price, old_source, new_price, new_source, reason, admin_id)
     select given.id, commodity_id, region, day, point.price, point.source, given.price, given.source, ?, ?::uuid
     from price_point point join ${GIVEN} using (commodity_id, region, day)`,
    [reason, adminId, given],
  );
  await em.execute(
    `delete from price_point point using ${GIVEN} where given.price is null
       and (point.commodity_id, point.region, point.day) = (given.commodity_id, given.region, given.day)`,
    [given],
  );
  await em.execute(
    `insert into price_point (id, commodity_id, region, day, price, source)
     select id, commodity_id, region, day, price, source from ${GIVEN} where price is not null
     on conflict (commodity_id, region, day) do update set (price, source) = (excluded.price, excluded.source)`,
    [given],
  );
  await checkOffers(
    em,
    prices.flatMap(({ symbol }) => symbol ?? []),
  );
};

/** Adds the price of a region and day. One that is there already is corrected or removed, which needs a reason. */
export const setPrice = (ctx: Context, input: PriceInput): Promise<string> => {
  const { commodityId, region, day, price = null, source, reason } = validated(priceRules, input);
  const adminId = memberOf(ctx);
  return changeCatalogue(ctx, async (em, audit) => {
    const symbol = await findOwnCommodity(em, commodityId);
    const known = await em.execute<unknown[]>(
      'select from price_point where commodity_id = ? and region = ? and day = ?',
      [commodityId, region, day],
    );
    const isKnown = known.length > 0;
    if (!isKnown && price === null) throw notFound('Price');
    if (isKnown && !reason)
      throw badInput('There is a price of this region and day already. Please give a reason to correct it.', {
        reason: 'is required for a correction',
      });
    const point = { symbol, region, day, price, source: price === null ? null : (source ?? null) };
    await writePrices(em, [point], { reason: reason ?? '', adminId });
    const detail = { region, day, ...(price && { price }), ...(reason && { reason }) };
    await audit({ kind: isKnown ? 'price_corrected' : 'price_added', subjectId: commodityId, detail });
    return commodityId;
  });
};
