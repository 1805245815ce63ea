import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../../../database/clock.ts';
import { returnsRow } from '../../../../database/execute.ts';
import { badInput, conflict, notFound } from '../../../../common/errors.ts';
import { placeAsked } from '../../../../rules/values/deliveryTermNames.ts';
import { withPlace } from '../../../../rules/values/readDeliveryTerms.ts';
import type { Context } from '../../../../schema/context.ts';
import { actingPartyOf } from '../../../../writing/actingParty.ts';
import { memberOf } from '../../../../writing/command.ts';
import { quotaOfImports } from '../../../../writing/quota.ts';
import { transact } from '../../../../writing/transact.ts';
import { isGiven } from '../../../../rules/values.ts';
import { together, validated } from '../../../../writing/validated.ts';
import { refuseUnconfirmed } from '../../../people/accounts/emailConfirmation.service.ts';
import type { DealTerms } from '../../../goods/postings/commercialTerms.type.ts';
import { dayOf, isActiveOn, refuseStale } from '../../../goods/postings/inventory.service.ts';
import { Offering, type OfferingStatus } from '../../../goods/postings/offering.entity.ts';
import {
  addOffering,
  postingReferences,
  refuseContradiction,
  refuseTakenSku,
} from '../../../goods/postings/postings.service.ts';
import {
  changeableTerms,
  clearableTerms,
  flat,
  offeringTerms,
  setFields,
  termNames,
  type OfferingTerm,
  type TermName,
} from '../../../goods/postings/offeringTerms.ts';
import { offeringRules, offeringTermsRules, skuRules } from '../../../goods/postings/rules.ts';
import { isSameTerm } from '../../../goods/postings/sameTerm.ts';
import { findProduct, isProductOf, type MaterialsByText } from './productOfRow.ts';
import type { PutOfferingInput } from './putOffering.inputs.ts';

/** Fields as given: absent, null and '' keep the stored value, except that null or a blank removes a clearable term. */
export type GivenOffering = { [Field in keyof PutOfferingInput | TermName]?: unknown };

/** Identifies an offering by its id, or by its SKU, under which it is added if there is none. */
export type Named = { id: string } | { sku: string };

/** What becomes of the fields of an offering; of a new one, those that say what it costs. */
export type Change = Pick<Offering, 'sku' | 'title'> & { fields: { field: string; before: unknown; after: unknown }[] };

export interface Put {
  id: string | null;
  outcome: 'added' | 'changed' | 'unchanged';
  change?: Change;
  /** What the offering lacks, as its field `asksFor`. */
  asksFor?: string | undefined;
}

interface Options {
  /** Returns the outcome without writing. */
  isDryRun?: boolean;
  /** New offerings count against the quota of files. */
  isFromFile?: boolean;
  /** Materials that were looked up for several rows at once. */
  materials?: MaterialsByText;
}

/** Adds or changes the member's offering with a SKU, and returns its id. Idempotent. */
export const putOfferingBySku = async (ctx: Context, givenSku: string, input: PutOfferingInput): Promise<string> => {
  const member = memberOf(ctx);
  await refuseUnconfirmed(ctx);
  const { sku } = validated(skuRules, { sku: givenSku });
  const { id, outcome } = await transact(ctx.em, (em) => putOffering(em, member, { sku }, input));
  ctx.transport.hasCreated = outcome === 'added';
  if (id === null) throw notFound('Offering');
  return id;
};

/** Adds or changes an offering in the caller's transaction. */
export const putOffering = async (
  em: EntityManager,
  member: string,
  name: Named,
  input: GivenOffering,
  { isDryRun = false, isFromFile = false, materials }: Options = {},
): Promise<Put> => {
  const given = withPlace(withoutBlanks(input));
  const lock = isDryRun ? {} : { lockMode: LockMode.PESSIMISTIC_WRITE };
  const partyId = await actingPartyOf(em, member);
  // Serializes calls with one SKU, which would otherwise each add an offering.
  if ('sku' in name && !isDryRun)
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`sku ${partyId} ${name.sku}`]);
  const offering = await em.findOne(Offering, { ...name, partyId }, lock);
  if (offering) return change(em, offering, given, { isDryRun, materials });
  if (!('sku' in name)) throw notFound('Offering');
  return add(em, member, { ...given, sku: name.sku }, { isDryRun, isFromFile, materials });
};

const withoutBlanks = (input: GivenOffering): GivenOffering =>
  Object.fromEntries(
    Object.entries(input).filter(([field, value]) =>
      clearableTerms.has(field) ? value !== undefined : !['', null, undefined].includes(value as string),
    ),
  );

const add = async (
  em: EntityManager,
  member: string,
  given: GivenOffering,
  { isDryRun, isFromFile, materials }: Options,
): Promise<Put> => {
  const { status, material, confirmUnusualPrice, ...fields } = given;
  const [values, named] = await together(
    () => validated(offeringRules, fields),
    () => (material === undefined || isGiven(fields.productId) ? null : findProduct(em, String(material), materials)),
    () => {
      if (status === undefined || status === 'active') return;
      throw refused('status', `There is no offering with this SKU, and a new one cannot be '${String(status)}'.`);
    },
  );
  const productId = values.productId ?? named;
  if (isDryRun) {
    refuseContradiction(values, values);
    await postingReferences(em, member, productId);
    const fields = (['quantity', 'unit', 'price'] as const).map((field) => ({
      field,
      before: null,
      after: values[field],
    }));
    const asksFor = placeAsked(values.deliveryTerms, values.deliveryLocation);
    return { id: null, outcome: 'added', change: { sku: values.sku ?? null, title: values.title, fields }, asksFor };
  }
  const quota = isFromFile ? await quotaOfImports(em, member) : 'postings';
  const offering = await addOffering(em, member, { ...values, productId }, confirmUnusualPrice === true, quota);
  await em.flush();
  return { id: offering.id, outcome: 'added' };
};

const refused = (field: string, message: string) => badInput(message, { [field]: message });

const change = async (em: EntityManager, offering: Offering, given: GivenOffering, options: Options): Promise<Put> => {
  const now = await databaseNow(em);
  const current = statusOf(offering, now);
  const before = flat(offering);
  const status = (given.status ?? current) as OfferingStatus;
  if (given.status === 'withdrawn') {
    if (current === 'active') offering.status = 'withdrawn';
  } else if (status !== current && status !== 'active') {
    throw refused('status', `Status can only be set to 'active' or 'withdrawn'; it is '${current}'.`);
  } else {
    await together(
      ...fixedTerms.map((field) => () => refuseFixed(offering, given, field)),
      () => refuseMaterial(em, offering, given, options),
      () => changeTerms(offering, given, { current, isPutBack: status === 'active' && current !== 'active' }),
      () => changeSku(em, offering, given.sku),
    );
    const isToConfirm =
      given.confirmUnusualPrice === true && (offering.price !== before.price || !offering.priceConfirmedAt);
    if (isToConfirm && (await returnsRow(em, 'select where confirms_prices(?)', [offering.partyId])))
      offering.priceConfirmedAt = now;
  }
  const after = flat(offering);
  const fields = (['status', 'sku', 'priceConfirmedAt', ...changeableTerms] as const)
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((each) => each.before !== each.after);
  if (options.isDryRun) em.clear();
  else await em.flush();
  const put = { id: offering.id, asksFor: placeAsked(after.deliveryTerms, after.deliveryLocation) };
  if (fields.length === 0) return { ...put, outcome: 'unchanged' };
  return { ...put, outcome: 'changed', change: { sku: before.sku, title: before.title, fields } };
};

const statusOf = (offering: Offering, now: Date): OfferingStatus =>
  offering.status === 'active' && !isActiveOn(offering, dayOf(now)) ? 'expired' : offering.status;

const fixedTerms = termNames.filter((field) => 'fixed' in offeringTerms[field]);

const refuseFixed = (offering: Offering, given: GivenOffering, field: TermName): void => {
  const { fixed }: OfferingTerm = offeringTerms[field];
  if (field in given && !isSameTerm(offeringRules, field, flat(offering)[field], given[field]))
    throw refused(field, `${fixed} of an offering cannot change. Withdraw it and post another one under another SKU.`);
};

const refuseMaterial = async (em: EntityManager, offering: Offering, given: GivenOffering, { materials }: Options) => {
  const productId = given.productId === 'none' ? null : (given.productId as string | null | undefined);
  const material = typeof given.material === 'string' ? given.material.trim() : null;
  if (!(await isProductOf(em, offering.product?.id ?? null, { productId, material }, materials)))
    throw refused(
      productId ? 'productId' : 'material',
      'The material of an offering cannot change. Withdraw it and post another one under another SKU.',
    );
};

const changeTerms = (
  offering: Offering,
  given: GivenOffering,
  { current, isPutBack }: { current: OfferingStatus; isPutBack: boolean },
): void => {
  const before = flat(offering);
  const changed = changeableTerms.filter(
    (field) => field in given && !isSameTerm(offeringRules, field, before[field], given[field]),
  );
  if (isPutBack) {
    if (current === 'sold_out' && given.quantity === undefined)
      throw refused('quantity', 'Quantity is required to put a sold-out offering on the market again.');
    const terms = validated(offeringTermsRules.pick(changeableTerms), { ...before, ...given });
    setFields(offering, { ...terms, status: 'active' });
    refuseContradiction(flat(offering), flat(offering));
    return;
  }
  if (changed.length === 0) return;
  if (current !== 'active')
    throw conflict(`This offering is not on the market. Set its status to 'active' to change it.`, 'OFFERING_CLOSED');
  const terms = validated(
    offeringTermsRules.pick([...changed, 'expectedQuantity']),
    Object.fromEntries([...changed, 'expectedQuantity' as const].map((field) => [field, given[field]])),
  );
  const { expectedQuantity, ...values } = terms as Partial<Offering & DealTerms> & { expectedQuantity?: number | null };
  refuseStale(offering, expectedQuantity, values.quantity ?? offering.quantity);
  setFields(offering, values);
  refuseContradiction(flat(offering), values);
};

const changeSku = async (em: EntityManager, offering: Offering, given: unknown): Promise<void> => {
  if (given === undefined) return;
  const { sku } = validated(skuRules, { sku: given });
  if (sku === offering.sku) return;
  await refuseTakenSku(em, offering.partyId, sku, offering.id);
  offering.sku = sku;
};
