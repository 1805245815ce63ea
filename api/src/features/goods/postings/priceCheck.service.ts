import { conflict } from '../../../common/errors.ts';
import { returnsRow } from '../../../database/execute.ts';
import type { Context } from '../../../schema/context.ts';
import { memberOf } from '../../../writing/command.ts';
import { validated } from '../../../writing/validated.ts';
import { ownOffering } from './inventory.service.ts';
import type { PriceCheckArgs } from './postings.inputs.ts';
import type { PriceFinding } from './priceFinding.type.ts';
import { priceCheckRules } from './rules.ts';
import { firstRow } from '../../../database/firstRow.ts';

/** The expected price is per comparable unit; the conversion factor gives it in the unit of the draft. */
const FINDING = `
  select price_check as "priceCheck", trim_scale(comparable_price)::text as "comparablePrice", comparable_unit as "comparableUnit",
    round(expected / unit_price, 2)::text as "expectedPrice", expected_from as "expectedFrom",
    round((comparable_price / expected - 1) * 100, 1)::float8 as "deviationPercent"
  from price_finding($1, $2, $3, (select party_id from "user" where id = $4))
    left join product on product.id = $1
    cross join lateral price_per(comparable_unit, 1, $3, product.density) as unit_price`;

/** Checks the price of a draft; writes nothing. */
export const checkPrice = async (ctx: Context, asked: PriceCheckArgs): Promise<PriceFinding> => {
  const member = memberOf(ctx);
  const { productId, price, unit } = validated(priceCheckRules, asked);
  const values = [productId ?? null, price, unit, member];
  return firstRow(await ctx.reader.rows<PriceFinding>(ctx, { text: FINDING, values }));
};

const DOES_NOT_COUNT = `select from offering where id = ? and price_check = 'unusual' and not confirms_prices(party_id)`;

/** Confirms an unusual price, which then counts like any other. Has no effect on a usual price. */
export const confirmUnusualPrice = (ctx: Context, offeringId: string): Promise<void> =>
  ownOffering(ctx, offeringId, async (offering, { em, now }) => {
    if (await returnsRow(em, DOES_NOT_COUNT, [offeringId]))
      throw conflict(
        'Only verified companies can confirm an unusual price. Until then it is listed after the others and is not the lowest price.',
      );
    offering.priceConfirmedAt ??= now;
  });
