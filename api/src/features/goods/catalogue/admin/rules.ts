import { object, string } from 'yup';
import { money, optionalMoney, optionalText, requiredId, text, todayUtc } from '../../../../rules/values.ts';
import { isDay, optionalDay } from '../../../../rules/values/readDay.ts';
import { unit } from '../../../../rules/values/readUnit.ts';
import { regions } from '../prices/rules.ts';

export const commodityRules = object({
  name: text('Name', 100),
  symbol: text('Symbol', 12).matches(/^[A-Z0-9-]+$/, 'Symbol may have capital letters, digits and hyphens.'),
  unit: unit('Unit'),
  currency: text('Currency', 3).oneOf(['USD'], 'The price index is in US dollars: Currency must be USD.'),
  source: text('Source', 200),
});

const day = optionalDay('Day')
  .required('Day is required.')
  .test('not-future', 'Day cannot be in the future.', (value) => !isDay(value) || value <= todayUtc())
  .test('not-early', 'Day must be 1990-01-01 or later.', (value) => !isDay(value) || value >= '1990-01-01');

const region = string()
  .required('Region is required.')
  .oneOf([...regions], `Region must be one of ${regions.join(', ')}.`);

const point = { region, day, source: optionalText('Source', 200) };

/** A price of a form. Without a price, the one of the region and day is removed. */
export const priceRules = object({
  ...point,
  commodityId: requiredId('Commodity'),
  price: optionalMoney('Price'),
  reason: optionalText('Reason', 500),
});

/** A row of a file of prices. */
export const priceRowRules = object({ ...point, symbol: text('Symbol', 12), price: money('Price') });

export const linkRules = object({ productId: requiredId('Material') });
