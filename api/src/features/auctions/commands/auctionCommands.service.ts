import { DomainError } from '../../../common/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { validated } from '../../../writing/validated.ts';
import { refusals } from '../engine/refusals.ts';
import { endRules, noteRules, reasonRules } from './rules.ts';
import type { Accepted } from '../engine/commandEnvelope.ts';
import { memberEnvelope } from '../engine/memberEnvelope.ts';

export const requestParticipation = (ctx: Context, auctionId: string): Promise<Accepted> =>
  ctx.services.engine.submit(
    auctionId,
    memberEnvelope(
      ctx,
      { auctionId, request: true },
      {
        right: 'member',
        needs: 'few',
        command: ({ alias, isOwnCompany }) => ({
          type: 'request_participation',
          bidder: alias,
          isOwner: isOwnCompany,
        }),
      },
    ),
  );

export const approveBidder = (ctx: Context, auctionId: string, bidder: number): Promise<Accepted> =>
  ctx.services.engine.submit(
    auctionId,
    memberEnvelope(
      ctx,
      { auctionId, approve: bidder },
      { right: 'owner', needs: 'allBidders', command: () => ({ type: 'approve', bidder }) },
    ),
  );

export const declineBidder = (
  ctx: Context,
  auctionId: string,
  bidder: number,
  input: { reason: string },
): Promise<Accepted> => {
  const { reason } = validated(reasonRules, input);
  return ctx.services.engine.submit(
    auctionId,
    memberEnvelope(
      ctx,
      { auctionId, decline: bidder, reason },
      { right: 'owner', needs: 'allBidders', command: () => ({ type: 'decline', bidder, reason }) },
    ),
  );
};

export const cancelAuction = (ctx: Context, auctionId: string, input: { reason: string }): Promise<Accepted> => {
  const { reason } = validated(reasonRules, input);
  return ctx.services.engine.submit(
    auctionId,
    memberEnvelope(
      ctx,
      { auctionId, cancel: reason },
      {
        right: 'ownerOrAdmin',
        needs: 'few',
        command: ({ isOwner }) => ({ type: 'cancel', by: isOwner && !ctx.viewer.admin ? 'owner' : 'admin', reason }),
      },
    ),
  );
};

/** After the order of an award was cancelled, the owner may award the next best bid. */
export const awardNextBid = (
  ctx: Context,
  auctionId: string,
  idempotencyKey: string | null | undefined,
): Promise<Accepted> =>
  ctx.services.engine.submit(
    auctionId,
    memberEnvelope(
      ctx,
      { auctionId, awardNext: true, idempotencyKey },
      {
        right: 'owner',
        needs: 'records',
        command: ({ records, orderStands }) => ({ type: 'award_next', ...records, orderStands }),
      },
    ),
  );

/** Looks up the number of the bid, by which the engine identifies it. */
export const voidBid = async (ctx: Context, bidId: string, input: { reason: string }): Promise<Accepted> => {
  const { reason } = validated(reasonRules, input);
  const { rows } = await ctx.reader.pool.query<{ auction_id: string; seq: number }>(
    'select auction_id, seq from bid where id = $1 and auction_id is not null',
    [bidId],
  );
  const bid = rows[0];
  if (!bid) throw new DomainError('NO_SUCH_BID', refusals.NO_SUCH_BID.message);
  return ctx.services.engine.submit(
    bid.auction_id,
    memberEnvelope(
      ctx,
      { voidBid: bidId, reason },
      {
        right: 'ownerOrAdmin',
        needs: 'records',
        command: ({ isOwner, records }) => ({
          type: 'void_bid',
          bid: bid.seq,
          by: isOwner ? 'owner' : 'admin',
          reason,
          standing: records.standing,
        }),
      },
    ),
  );
};

export const moveEnd = (ctx: Context, auctionId: string, input: { endTime: string }): Promise<Accepted> => {
  const { endTime } = validated(endRules, input);
  const end = Date.parse(endTime);
  return ctx.services.engine.submit(
    auctionId,
    memberEnvelope(
      ctx,
      { auctionId, endTime },
      { right: 'owner', needs: 'few', command: () => ({ type: 'extend_end', end }) },
    ),
  );
};

/** Stops bidding; a resume continues it with the remaining time. */
export const pauseAuction = (ctx: Context, auctionId: string, input: { reason: string }): Promise<Accepted> => {
  const { reason } = validated(reasonRules, input);
  return ctx.services.engine.submit(
    auctionId,
    memberEnvelope(
      ctx,
      { auctionId, pause: reason },
      { right: 'admin', needs: 'few', command: () => ({ type: 'pause', reason }) },
    ),
  );
};

export const resumeAuction = (ctx: Context, auctionId: string): Promise<Accepted> =>
  ctx.services.engine.submit(
    auctionId,
    memberEnvelope(
      ctx,
      { auctionId, resume: true },
      { right: 'admin', needs: 'few', command: () => ({ type: 'resume' }) },
    ),
  );

/** Terms are frozen from the first bid on; a note can still add information. */
export const addNote = (ctx: Context, auctionId: string, input: { note: string }): Promise<Accepted> => {
  const { note } = validated(noteRules, input);
  return ctx.services.engine.submit(
    auctionId,
    memberEnvelope(ctx, { auctionId, note }, { right: 'owner', needs: 'few', command: () => ({ type: 'note', note }) }),
  );
};
