// What a change of an RFP means for its bidders and watchers.
import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, type FieldErrors } from '../../../common/errors.ts';
import { returnsRow } from '../../../database/execute.ts';
import { dollars } from '../../../rules/dollars.ts';
import { spendQuota } from '../../../writing/quota.ts';
import { render } from '../../people/notices/notices.ts';
import type { Rfp } from '../../goods/postings/rfp.entity.ts';
import { withoutReturns } from '../../goods/postings/sameTerm.ts';
import { tellBidders } from './tellBidders.ts';

export const rfpTerms = [
  'title',
  'description',
  'quantity',
  'unit',
  'targetPrice',
  'deliveryLocation',
  'deliveryDate',
  'closingDate',
] as const;
export type RfpTerms = Pick<Rfp, (typeof rfpTerms)[number]>;

/** The text that a description adds on lines of its own; undefined if it changes the former text. */
const addedTo = (before: string, after: string): string | undefined => {
  const start = `${withoutReturns(before)}\n`;
  const text = withoutReturns(after);
  return text.startsWith(start) ? text.slice(start.length).trim() : undefined;
};

const FOREVER = '9999-12-31';

/** Bids were made on the terms: the closing date can only become later, and text can only be added to the description. */
export const refuseOtherTerms = (rfp: RfpTerms, changed: Partial<RfpTerms>): void => {
  const fields: FieldErrors = {};
  for (const term of rfpTerms.filter((each) => each in changed)) {
    if (term === 'closingDate') {
      if ((changed.closingDate ?? FOREVER) < (rfp.closingDate ?? FOREVER)) fields[term] = 'cannot be earlier';
    } else if (term === 'description') {
      if (addedTo(rfp.description, changed.description ?? '') === undefined)
        fields[term] = 'can only be added to, on a new line';
    } else fields[term] = 'cannot change';
  }
  if (Object.keys(fields).length > 0)
    throw new DomainError(
      'CONFLICT',
      'There are bids on these terms. Only a later closing date and an addition to the description are possible.',
      fields,
    );
};

const day = (date: string | null | undefined): string => date ?? 'none';

/** One line for each change. */
const linesOf = (rfp: RfpTerms, changed: Partial<RfpTerms>): string[] => {
  const { title, description, quantity, unit, targetPrice, deliveryLocation, deliveryDate, closingDate } = changed;
  const added = description === undefined ? undefined : addedTo(rfp.description, description);
  return [
    ...(title === undefined ? [] : [`Title: ${title}`]),
    ...(quantity === undefined && unit === undefined
      ? []
      : [`Quantity: ${(quantity ?? rfp.quantity).toLocaleString('en-US')} ${unit ?? rfp.unit}`]),
    ...(targetPrice === undefined ? [] : [`Target budget: ${targetPrice === null ? 'none' : dollars(targetPrice)}`]),
    ...(deliveryLocation === undefined ? [] : [`Delivery location: ${deliveryLocation ?? 'none'}`]),
    ...(deliveryDate === undefined ? [] : [`Delivery date: ${day(deliveryDate)}`]),
    ...(closingDate === undefined ? [] : [`Closing date: ${day(closingDate)}`]),
    ...(added === undefined ? [] : [`Added to the description: ${added}`]),
    ...(description === undefined || added !== undefined ? [] : ['The description was changed.']),
  ];
};

const IS_FOLLOWED = `
select where exists (select from bid where rfp_id = ?) or exists (select from watch where rfp_id = ? and user_id <> ?)`;

/** Notifies bidders and watchers of a change by a member, and counts as one message of their quota. The caller has locked the RFP. */
export const notifyOfChange = async (
  em: EntityManager,
  rfp: Rfp,
  changed: Partial<RfpTerms>,
  member: string,
): Promise<void> => {
  if (!(await returnsRow(em, IS_FOLLOWED, [rfp.id, rfp.id, member]))) return;
  await spendQuota(em, member, 'messages');
  const about = { rfpId: rfp.id, title: rfp.title, changes: linesOf(rfp, changed) };
  await tellBidders(em, rfp, {
    from: member,
    bidders: render('rfp_changed', about),
    watchers: render('watched_rfp_changed', about),
  });
};
