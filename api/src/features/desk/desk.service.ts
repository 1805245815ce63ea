import { DomainError } from '../../errors.ts';
import { newId } from '../../database/id.ts';
import type { Context } from '../../schema/context.ts';
import { commandHashOf, givenKeyOf, memberOf } from '../../writing/command.ts';
import { validated } from '../../writing/validated.ts';
import { toCents } from '../auctions/core/money.ts';
import { refusals } from './refusals.ts';
import { auctionBidRules, endRules, noteRules, reasonRules } from './rules.ts';
import type { Accepted, CommandEnvelope } from './commandEnvelope.ts';

interface AuctionBid {
  idempotencyKey?: string | null;
  maxAmount?: string | null;
  termsVersion?: number | null;
  expectedPrice?: string | null;
  confirmed?: boolean | null;
}

const cents = (amount: string | null | undefined) => (amount ? toCents(amount) : null);

const submissionOf = (
  ctx: Context,
  command: object,
  rest: Pick<CommandEnvelope, 'right' | 'needs' | 'command'> & Partial<CommandEnvelope>,
): CommandEnvelope => {
  const key = givenKeyOf(ctx, command);
  return {
    userId: memberOf(ctx),
    isAdmin: ctx.viewer.admin,
    idempotencyKey: key ?? newId(),
    isKeyNew: key === null,
    // Nobody can come back under a key that nobody was told.
    commandHash: key === null ? '' : commandHashOf(command),
    ...rest,
  };
};

/** Most bids are an amount and nothing else; rules for what is not there would be a part of what such a bid costs. */
const saysMore = ({ maxAmount, termsVersion, expectedPrice, confirmed }: AuctionBid): boolean =>
  (maxAmount ?? termsVersion ?? expectedPrice ?? confirmed ?? null) !== null;
const NOTHING_MORE = { maxAmount: null, termsVersion: null, expectedPrice: null, confirmed: null };

/** `amount` and `message` were checked as those of any bid; `input` is the command as it came. */
export const bidOnAuction = (
  ctx: Context,
  auctionId: string,
  { amount, message }: { amount: string; message?: string | null | undefined },
  input: AuctionBid,
): Promise<Accepted> => {
  const more = saysMore(input) ? validated(auctionBidRules, input) : NOTHING_MORE;
  const { maxAmount, termsVersion, expectedPrice, confirmed } = more;
  return ctx.engine.submit(
    auctionId,
    submissionOf(ctx, input, {
      right: 'member',
      needs: 'few',
      bid: { id: newId(), message: message ?? null },
      whenAccepted: (accepted) => ctx.signer.begin(accepted),
      command: ({ alias, isOwnCompany }) => ({
        type: 'place_bid',
        bidder: alias,
        isOwner: isOwnCompany,
        amount: toCents(amount),
        maxAmount: cents(maxAmount),
        termsVersion: termsVersion ?? null,
        expectedPrice: cents(expectedPrice),
        confirmed: confirmed ?? false,
      }),
    }),
  );
};

export const requestParticipation = (ctx: Context, auctionId: string): Promise<Accepted> =>
  ctx.engine.submit(
    auctionId,
    submissionOf(
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
  ctx.engine.submit(
    auctionId,
    submissionOf(
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
  return ctx.engine.submit(
    auctionId,
    submissionOf(
      ctx,
      { auctionId, decline: bidder, reason },
      { right: 'owner', needs: 'allBidders', command: () => ({ type: 'decline', bidder, reason }) },
    ),
  );
};

export const cancelAuction = (ctx: Context, auctionId: string, input: { reason: string }): Promise<Accepted> => {
  const { reason } = validated(reasonRules, input);
  return ctx.engine.submit(
    auctionId,
    submissionOf(
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

/** Once the order of an award was cancelled, its owner may give the award to whoever would have won without the one it went to. */
export const awardNextBid = (
  ctx: Context,
  auctionId: string,
  idempotencyKey: string | null | undefined,
): Promise<Accepted> =>
  ctx.engine.submit(
    auctionId,
    submissionOf(
      ctx,
      { auctionId, awardNext: true, idempotencyKey },
      {
        right: 'owner',
        needs: 'records',
        command: ({ records, orderStands }) => ({ type: 'award_next', ...records, orderStands }),
      },
    ),
  );

/** A bid is voided by what it is, not by its number: the number is the engine's own business. */
export const voidBid = async (ctx: Context, bidId: string, input: { reason: string }): Promise<Accepted> => {
  const { reason } = validated(reasonRules, input);
  const { rows } = await ctx.reader.pool.query<{ auction_id: string; seq: number }>(
    'select auction_id, seq from bid where id = $1 and auction_id is not null',
    [bidId],
  );
  const bid = rows[0];
  if (!bid) throw new DomainError('NO_SUCH_BID', refusals.NO_SUCH_BID.message);
  return ctx.engine.submit(
    bid.auction_id,
    submissionOf(
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
  return ctx.engine.submit(
    auctionId,
    submissionOf(
      ctx,
      { auctionId, endTime },
      { right: 'owner', needs: 'few', command: () => ({ type: 'extend_end', end }) },
    ),
  );
};

/** Bidders keep the time that is left. */
export const pauseAuction = (ctx: Context, auctionId: string, input: { reason: string }): Promise<Accepted> => {
  const { reason } = validated(reasonRules, input);
  return ctx.engine.submit(
    auctionId,
    submissionOf(
      ctx,
      { auctionId, pause: reason },
      { right: 'admin', needs: 'few', command: () => ({ type: 'pause', reason }) },
    ),
  );
};

export const resumeAuction = (ctx: Context, auctionId: string): Promise<Accepted> =>
  ctx.engine.submit(
    auctionId,
    submissionOf(
      ctx,
      { auctionId, resume: true },
      { right: 'admin', needs: 'few', command: () => ({ type: 'resume' }) },
    ),
  );

/** Terms are frozen from the first bid on; what bidders should know all the same, the owner adds in words. */
export const addNote = (ctx: Context, auctionId: string, input: { note: string }): Promise<Accepted> => {
  const { note } = validated(noteRules, input);
  return ctx.engine.submit(
    auctionId,
    submissionOf(ctx, { auctionId, note }, { right: 'owner', needs: 'few', command: () => ({ type: 'note', note }) }),
  );
};
