import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput, conflict, DomainError } from '../../../common/errors.ts';
import { returnsRow } from '../../../database/execute.ts';
import type { Context } from '../../../schema/context.ts';
import { memberOf } from '../../../writing/command.ts';
import { held } from '../../../writing/held.ts';
import { spendQuota } from '../../../writing/quota.ts';
import { addWebhookEvent } from '../../../writing/webhookEvents.ts';
import { actingPartyOf, representativeOf } from '../../../writing/actingParty.ts';
import { refuseMove } from '../../people/companies/moves.ts';
import { refuseBlocked } from '../../people/inbox/messages/blocking.service.ts';
import { readAbout } from '../../people/inbox/messages/readAbout.ts';
import { notify } from '../../people/notices/notify.ts';
import { movesOfRfps } from '../../goods/postings/moves.ts';
import { Offering } from '../../goods/postings/offering.entity.ts';
import { Rfp } from '../../goods/postings/rfp.entity.ts';
import { Bid } from './bid.entity.ts';

interface RfpBid {
  amount: string;
  message?: string | null;
  offeringId?: string | null;
  /** When the RFP that the bidder saw was last changed; null accepts any terms. */
  rfpUpdatedAt?: string | null;
}

/** Enough to improve an offer a few times, and so few that nobody fills an RFP or its owner's inbox. */
const MAX_BIDS = 5;

/** Colleagues who bid at the same time wait for each other. */
const refuseMoreBids = async (em: EntityManager, rfpId: string, party: string): Promise<void> => {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`bids ${rfpId} ${party}`]);
  const nth = 'select from bid where rfp_id = ? and party_id = ? offset ?';
  if (await returnsRow(em, nth, [rfpId, party, MAX_BIDS - 1]))
    throw conflict(`You have placed ${MAX_BIDS} bids on this RFP, the most that one company can place.`, 'BID_LIMIT');
};

/** Places a bid on another company's RFP until the end of its closing day, and notifies the owner. */
export const bidOnRfp = async (
  em: EntityManager,
  ctx: Context,
  rfpId: string,
  { amount, message, offeringId, rfpUpdatedAt }: RfpBid,
): Promise<Bid> => {
  const member = memberOf(ctx);
  const rfp = await held(em, Rfp, { id: rfpId }, 'RFP', LockMode.PESSIMISTIC_READ);
  await refuseMove(em, ctx.viewer, movesOfRfps, 'bid', rfpId);
  await spendQuota(em, member, 'bids');
  // The notice contains the bidder's message.
  if (message) await spendQuota(em, member, 'messages');
  if (message) await refuseBlocked(em, member, rfp.partyId, ' Please bid without a message.');
  if (rfpUpdatedAt && rfp.updatedAt.getTime() !== Date.parse(rfpUpdatedAt))
    throw new DomainError('TERMS_CHANGED', 'The buyer changed this RFP. Please read it again.', {
      rfpUpdatedAt: 'is not the time of its last change',
    });
  const party = await actingPartyOf(em, member);
  await refuseMoreBids(em, rfpId, party);
  const offering = offeringId ? await em.findOne(Offering, { id: offeringId, partyId: party }) : null;
  if (offeringId && !offering)
    throw badInput('This offering is not one of yours.', { offeringId: 'is not one of yours' });
  if (offering && offering.product?.id !== rfp.product?.id)
    throw badInput('This offering is for a different product.', { offeringId: 'is for a different product' });
  const about = { rfpId: rfp.id, title: rfp.title, amount, message: message ?? null };
  await notify(em, await representativeOf(em, rfp.user.id, rfp.partyId), 'rfp_bid', about, member);
  await readAbout(em, member, `/rfps/${rfp.id}`);
  const bid = em.create(Bid, {
    user: member,
    partyId: party,
    rfp: rfp.id,
    offering: offering?.id ?? null,
    amount,
    message,
  });
  await addWebhookEvent(em, {
    type: 'bid.placed',
    subjectIds: { bidId: bid.id, rfpId: rfp.id },
    parties: [rfp.partyId, party],
  });
  return bid;
};
