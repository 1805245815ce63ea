import { badInput } from '../../../common/errors.ts';
import { decimal, extendType, hidden, members, type Arguments, type Reading } from '../../../reading/reading.ts';
import { sql, type Sql } from '../../../reading/sql.ts';
import { units, type Unit } from '../../../rules/values/readUnit.ts';
import { isOfCountry } from '../../people/companies/companies.reading.ts';
import { Offering } from './offering.entity.ts';

/** Greater than every comparable price, and within the group of its unit in `price_order`. */
const HIGHEST = '1e29';

/** Prices in the unit that the caller names, in the order of the index on offerings. */
const isPriced = (row: Sql, { priceUnit }: Arguments, lowest: string, highest: string): Sql => {
  const unit = (priceUnit as string | null | undefined) ?? 'MT';
  if (!units.includes(unit as Unit))
    throw badInput(`priceUnit must be one of ${units.join(', ')}.`, { priceUnit: 'is not a unit' });
  const basis = sql`unit_basis(${unit})`;
  const at = (price: string) => sql`price_order(price_per(${basis}, ${price}::numeric, ${unit}, null), ${basis}, true)`;
  return sql`${row}.price_order between ${at(lowest)} and ${at(highest)}`;
};

const ofCompanies = (row: Sql, condition: Sql): Sql =>
  sql`${row}.party_id in (select company.party_id from company_profile company where ${condition})`;

const filters: Reading['filters'] = {
  country: (row, country: string) => country.trim() === '' || ofCompanies(row, isOfCountry(sql`company`, country)),
  verified: (row, wanted: boolean) =>
    sql`${ofCompanies(row, sql`company.verification_status = 'approved'`)} = ${wanted}`,
  deliveryTerms: (row, terms: string) => sql`${row}.delivery_terms = ${terms}`,
  minPrice: (row, price: string, _viewer, args) => isPriced(row, args, price, HIGHEST),
  maxPrice: (row, price: string, _viewer, args) => isPriced(row, args, '0', price),
};

extendType(
  Offering,
  {
    indexPrice: hidden(
      (row) =>
        decimal(
          sql`(select round(index_price(product.id) / price_per(product.price_unit, 1, ${row}.unit, product.density), 2) from product where product.id = ${row}.product_id)`,
        ),
      members,
    ),
  },
  { filters },
);
