import type { Context } from '../../schema/context.ts';
import { memberOf } from '../../writing/command.ts';
import { validated } from '../../writing/validated.ts';
import { ownOffering } from './inventory.service.ts';
import type { PriceCheckArgs } from './postings.inputs.ts';
import type { PriceFinding } from './priceFinding.type.ts';
import { priceCheckRules } from './rules.ts';
import { firstRow } from '../../database/firstRow.ts';

/** The expected price is per comparable unit; the conversion factor gives it in the unit of the draft. */
const FINDING = `
  select price_check as "priceCheck", trim_scale(comparable_price)::text as "comparablePrice", comparable_unit as "comparableUnit",
    round(expected / unit_price, 2)::text as "expectedPrice", expected_from as "expectedFrom",
    round((comparable_price / expected - 1) * 100, 1)::float8 as "deviationPercent"
  from price_finding($1, $2, $3, $4)
    left join product on product.id = $1
    cross join lateral price_per(comparable_unit, 1, $3, product.density) as unit_price`;

/** Checks the price of a draft; writes nothing. */
export const checkPrice = async (ctx: Context, asked: PriceCheckArgs): Promise<PriceFinding> => {
  memberOf(ctx);
  const { productId, price, unit, offeringId } = validated(priceCheckRules, asked);
  const values = [productId ?? null, price, unit, offeringId ?? null];
  return firstRow(await ctx.reader.rows<PriceFinding>(ctx, { text: FINDING, values }));
};

/** Confirms an unusual price, which then counts like any other. Has no effect on a usual price. */
export const confirmUnusualPrice = (ctx: Context, offeringId: string): Promise<void> =>
  ownOffering(ctx, offeringId, (offering, { now }) => {
    offering.priceConfirmedAt ??= now;
  });
