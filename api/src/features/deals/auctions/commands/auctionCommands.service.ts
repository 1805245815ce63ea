import { DomainError } from '../../../../common/errors.ts';
import type { Context } from '../../../../schema/context.ts';
import { validated } from '../../../../writing/validated.ts';
import type { CommandEnvelope } from '../engine/commandEnvelope.ts';
import { memberEnvelope } from '../engine/memberEnvelope.ts';
import { refusals } from '../engine/refusals.ts';
import { endRules, noteRules, reasonRules } from './rules.ts';

/** Submits a command and returns the id of its auction. A retry is recognized by what was `sent`. */
const submit = async (
  ctx: Context,
  auctionId: string,
  sent: object,
  right: CommandEnvelope['right'],
  needs: CommandEnvelope['needs'],
  command: CommandEnvelope['command'],
): Promise<string> => {
  await ctx.services.engine.submit(auctionId, memberEnvelope(ctx, sent, { right, needs, command }));
  return auctionId;
};

export const requestParticipation = (ctx: Context, auctionId: string) => {
  const sent = { auctionId, request: true };
  return submit(ctx, auctionId, sent, 'member', 'few', ({ alias, isOwnCompany, isFormerColleague }) => ({
    type: 'request_participation',
    bidder: alias,
    isOwner: isOwnCompany,
    isFormerColleague,
  }));
};

export const approveBidder = (ctx: Context, auctionId: string, bidder: number) =>
  submit(ctx, auctionId, { auctionId, approve: bidder }, 'owner', 'allBidders', () => ({ type: 'approve', bidder }));

export const declineBidder = (ctx: Context, auctionId: string, bidder: number, given: string) => {
  const { reason } = validated(reasonRules, { reason: given });
  const sent = { auctionId, decline: bidder, reason };
  return submit(ctx, auctionId, sent, 'owner', 'allBidders', () => ({ type: 'decline', bidder, reason }));
};

export const cancelAuction = (ctx: Context, auctionId: string, given: string) => {
  const { reason } = validated(reasonRules, { reason: given });
  return submit(ctx, auctionId, { auctionId, cancel: reason }, 'ownerOrAdmin', 'few', ({ isOwner }) => ({
    type: 'cancel',
    by: isOwner && !ctx.viewer.admin ? 'owner' : 'admin',
    reason,
  }));
};

/** After the order of an award was cancelled, the owner may award the next best bid for which somebody still acts. */
export const awardNextBid = async (ctx: Context, auctionId: string, idempotencyKey: string | null | undefined) => {
  const text = `select alias from auction_bidder where auction_id = $1
    and not exists (select from "user" where "user".party_id = auction_bidder.party_id and deleted_at is null)`;
  const rows = await ctx.reader.rows<{ alias: number }>(ctx, { text, values: [auctionId] });
  const absent = rows.map(({ alias }) => alias);
  const sent = { auctionId, awardNext: true, idempotencyKey };
  return submit(ctx, auctionId, sent, 'owner', 'records', ({ records, orderStands }) => ({
    type: 'award_next',
    ...records,
    absent,
    orderStands,
  }));
};

/** Looks up the number of the bid, by which the engine identifies it. */
export const voidBid = async (ctx: Context, bidId: string, given: string) => {
  const { reason } = validated(reasonRules, { reason: given });
  const { rows } = await ctx.reader.pool.query<{ auction_id: string; seq: number }>(
    'select auction_id, seq from bid where id = $1 and auction_id is not null',
    [bidId],
  );
  const bid = rows[0];
  if (!bid) throw new DomainError('NO_SUCH_BID', refusals.NO_SUCH_BID.message);
  const sent = { voidBid: bidId, reason };
  return submit(ctx, bid.auction_id, sent, 'ownerOrAdmin', 'records', ({ isOwner, records }) => ({
    type: 'void_bid',
    bid: bid.seq,
    by: isOwner ? 'owner' : 'admin',
    reason,
    standing: records.standing,
  }));
};

export const moveEnd = (ctx: Context, auctionId: string, given: string) => {
  const { endTime } = validated(endRules, { endTime: given });
  const end = Date.parse(endTime);
  return submit(ctx, auctionId, { auctionId, endTime }, 'owner', 'few', () => ({ type: 'extend_end', end }));
};

/** Stops bidding; a resume continues it with the remaining time. */
export const pauseAuction = (ctx: Context, auctionId: string, given: string) => {
  const { reason } = validated(reasonRules, { reason: given });
  return submit(ctx, auctionId, { auctionId, pause: reason }, 'admin', 'few', () => ({ type: 'pause', reason }));
};

export const resumeAuction = (ctx: Context, auctionId: string) =>
  submit(ctx, auctionId, { auctionId, resume: true }, 'admin', 'few', () => ({ type: 'resume' }));

/** Terms are frozen from the first bid on; a note can still add information. */
export const addNote = (ctx: Context, auctionId: string, given: string) => {
  const { note } = validated(noteRules, { note: given });
  return submit(ctx, auctionId, { auctionId, note }, 'owner', 'few', () => ({ type: 'note', note }));
};
