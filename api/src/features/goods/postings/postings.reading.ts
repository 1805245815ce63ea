import { idIs } from '../../../reading/id.ts';
import {
  actingParty,
  allOf,
  extendType,
  column,
  columns,
  day,
  everyone,
  from,
  hidden,
  many,
  manyBy,
  oneBy,
  party,
  personal,
  plainDecimal,
  defineType,
  value,
  type FieldPlan,
  type Rule,
  type Sort,
  type Viewer,
  newest,
} from '../../../reading/reading.ts';
import { hasCode, searchWords } from '../../../reading/search.ts';
import { and, sql, type Sql } from '../../../reading/sql.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { inBranch } from '../catalogue/catalogue.reading.ts';
import { isNamedBy } from '../catalogue/matchedProducts.ts';
import { Product } from '../catalogue/product.entity.ts';
import { companyOf } from '../../people/companies/companies.reading.ts';
import { CompanyProfile } from '../../people/companies/companyProfile.entity.ts';
import { isWatched, watchedFilter } from '../../people/watchlist/watching.reading.ts';
import { Offering } from './offering.entity.ts';
import { CommercialTerms } from './commercialTerms.type.ts';
import { isOffered, isUndecided, offeringStatus, rfpStatus } from './postingStatus.ts';
import { OfferingChange, RfpPosted } from './postingChanges.type.ts';
import { Rfp } from './rfp.entity.ts';
import { SupplierOffer } from './supplierOffer.type.ts';
import { OfferingViewerCan, RfpViewerCan } from './viewerCan.type.ts';

/** Fields, sorts and filters that RFP, offering and auction share. */
export const postingFields: Record<string, FieldPlan> = {
  ...columns('userId', 'productId'),
  company: companyOf(),
  materialName: value((row) => sql`(select material.name from product material where material.id = ${row}.product_id)`),
};
/** For rows with the column `updated_at`. */
export const updated: Sort = { by: (row) => sql`${row}.updated_at`, type: 'timestamptz' };
export const updatedSince = (row: Sql, time: string): Sql => sql`${row}.updated_at >= ${time}::timestamptz`;
export const postingFilters = {
  search: (row: Sql, text: string) =>
    searchWords(sql`lower(${row}.title || ' ' || ${row}.description)`, text, { title: sql`${row}.title` }).or(
      isNamedBy(sql`${row}.product_id`, text),
    ),
  productId: (row: Sql, id: string) => idIs(sql`${row}.product_id`, id),
  userId: (row: Sql, id: string) => idIs(sql`${row}.user_id`, id),
  mine: (row: Sql, wanted: boolean, viewer: Viewer) =>
    wanted ? party(row, viewer) : sql`not (${and([party(row, viewer)])})`,
  companyId: (row: Sql, id: string) =>
    sql`${row}.party_id = (select party_id from company_profile company where ${idIs(sql`company.id`, id)})`,
  // As an expression PostgreSQL looks up the materials once. As a join it looks up that of each posting, of all for a category without any.
  categoryId: (row: Sql, id: string) =>
    sql`(${row}.product_id in (select product.id from product where ${inBranch(sql`product.category_id`, id)})) is true`,
};

const cheapest = (row: Sql): Sql => sql`${row}.price_order`;
/** The same kinds of prices in the same order, each from its highest; the rest is one class. */
const dearest = (row: Sql): Sql =>
  sql`case when ${row}.price_order < 1e33 then 2 * ${row}.comparable_price - ${row}.price_order else '-Infinity'::numeric end`;

/** The sentence of `placeAsked`, in SQL. */
export const asksFor = value(
  (row) =>
    sql`case when coalesce(${row}.delivery_location, '') = '' then 'Please name the place of ' || ${row}.delivery_terms || '.' end`,
);

/** Of an offering or an order: both tables have these columns. */
defineType(CommercialTerms, {
  table: () => Offering,
  visible: everyone,
  fields: { asksFor, validUntil: value((row) => day(sql`${row}.available_until`)) },
});

const grade = sql`specifications->>'grade'`;
const hasOtherGrade = (row: Sql): Sql =>
  sql`coalesce((select lower(product.${grade}) <> lower(btrim(${row}.${grade})) from product where product.id = ${row}.product_id), false)`;

defineType(Offering, {
  visible: everyone,
  fields: {
    ...postingFields,
    status: value(offeringStatus),
    isWatched: isWatched('offering'),
    viewerCan: from(() => OfferingViewerCan),
    terms: from(() => CommercialTerms),
    hasOtherGrade: value(hasOtherGrade),
    comparablePrice: value((row) => plainDecimal(sql`${row}.comparable_price`)),
    ...columns('comparableUnit', 'priceCheck'),
    sku: personal(hidden((row) => sql`${row}.sku`, party)),
    inquiryCount: personal(
      hidden(
        (row) => sql`((select count(*)::int from message where message.offering_id = ${row}.id)
          + (select count(*)::int from quote join quote_revision first on quote_id = quote.id and first.number = 1 and first.side = 'buyer' where quote.offering_id = ${row}.id))`,
        party,
      ),
    ),
  },
  sorts: {
    newest,
    price: { by: cheapest, type: 'numeric' },
    price_descending: { by: dearest, type: 'numeric', descending: true, unindexed: true },
    updated,
  },
  filters: {
    ...postingFilters,
    // A seller's own number, or a part of it, finds the offering too.
    search: (row, text: string, viewer) => {
      const own = party(row, viewer);
      const found = postingFilters.search(row, text);
      return own === false
        ? found
        : found.or(sql`(${own} and (lower(${row}.sku) = lower(${text.trim()}) or ${hasCode(sql`${row}.sku`, text)}))`);
    },
    updatedSince,
    watched: watchedFilter('offering'),
    status: (row, status: string) => (status === 'active' ? isOffered(row) : sql`${offeringStatus(row)} = ${status}`),
  },
});

const hasBids: Rule = (rfp) => sql`exists (select from bid where bid.rfp_id = ${rfp}.id)`;
/** RFPs of the party that the viewer acts for, with bids to decide about. */
export const awaitsDecision = allOf(actingParty, isUndecided, hasBids).sql;

const closing = (row: Sql): Sql => sql`coalesce(${row}.closing_date, 'infinity'::date)`;

defineType(Rfp, {
  visible: everyone,
  fields: {
    ...postingFields,
    status: value(rfpStatus),
    isWatched: isWatched('rfp'),
    viewerCan: from(() => RfpViewerCan),
  },
  sorts: { newest, closing_soonest: { by: closing, type: 'date', unindexed: true }, updated },
  filters: {
    ...postingFilters,
    updatedSince,
    watched: watchedFilter('rfp'),
    awaitingMe: (row, wanted: boolean, viewer) => sql`${awaitsDecision(row, viewer, {})} = ${wanted}`,
    status: (row, status: string) => sql`${rfpStatus(row)} = ${status}`,
  },
});

defineType(RfpPosted, {
  visible: everyone,
  fields: {
    rfp: oneBy(() => Rfp, 'rfp_id'),
  },
});

defineType(OfferingChange, {
  visible: everyone,
  fields: {
    offeringId: column('offering_id'),
    offering: oneBy(() => Offering, 'offering_id'),
  },
});

defineType(SupplierOffer, {
  table: () => Offering,
  visible: everyone,
  fields: {
    user: oneBy(() => User, 'user_id'),
    companyProfile: companyOf(),
    offering: from(() => Offering),
  },
});

const isActiveOf = (product: Sql, offer: Sql): Sql => sql`${offer}.product_id = ${product}.id and ${isOffered(offer)}`;

extendType(Product, {
  offerings: manyBy(() => Offering, 'product_id'),
  suppliers: many(() => SupplierOffer, isActiveOf, { order: (offer) => sql`${offer}.price_order, ${offer}.id` }),
  rfps: manyBy(() => Rfp, 'product_id'),
});

extendType(User, {
  offerings: manyBy(() => Offering, 'user_id'),
  rfps: manyBy(() => Rfp, 'user_id'),
});

const offersNow = (company: Sql): Sql =>
  sql`exists (select from offering where offering.party_id = ${company}.party_id and ${isOffered(sql`offering`)})`;

extendType(
  CompanyProfile,
  {
    offerings: many(
      () => Offering,
      (company, offering) => sql`${offering}.party_id = ${company}.party_id`,
    ),
  },
  {
    sorts: {
      suppliers: {
        by: (row) =>
          sql`(case when not ${offersNow(row)} then '3' when ${row}.verification_status = 'approved' then '1' else '2' end
            || ${row}.company_name) collate "unicode"`,
        type: 'text',
        unindexed: true,
      },
    },
    filters: {
      categoryId: (row, id: string) =>
        sql`${row}.party_id in (select offering.party_id from offering join product on product.id = offering.product_id
          where ${isOffered(sql`offering`)} and ${inBranch(sql`product.category_id`, id)})`,
    },
  },
);
