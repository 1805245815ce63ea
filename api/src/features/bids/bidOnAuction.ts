import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict, DomainError, notFound } from '../../errors.ts';
import { User } from '../accounts/user.entity.ts';
import { Auction } from '../auctions/auction.entity.ts';
import { isOwnCompany } from '../companies/ownCompany.ts';
import { notify } from '../messaging/messaging.service.ts';
import { Bid } from './bid.entity.ts';
import { isBetter, minimumNextBid, type Standing } from './standing.ts';

interface Locked extends Standing {
  id: string;
  user_id: string;
  title: string;
  leader_id: string | null;
  bid_visibility: 'public' | 'rank_only' | 'sealed';
  max_bidders: number | null;
  pre_qualification_required: boolean;
  accepted_bids: number;
  bidders: number;
  closed: boolean;
  started: boolean;
  over: boolean;
}

/** One lock on the auction's row; the clock is read only once the lock is held (inside the locking select it would be read before). */
const LOCK = `with held as materialized (select * from auction where id = ? for no key update)
  select held.*, held.closed_at is not null as closed, held.start_time <= clock_timestamp() as started, held.end_time <= clock_timestamp() as over from held`;

/** A bid on an auction under one row lock: checked in the fixed order of refusals, then written with the auction's new state. */
export const bidOnAuction = async (em: EntityManager, member: string, auctionId: string, { amount, message }: { amount: string; message?: string | null }): Promise<Bid> => {
  const [auction] = await em.execute<Locked[]>(LOCK, [auctionId]);
  if (!auction) throw notFound('Auction');
  const own = await em.findOne(Bid, { auction: auctionId, user: member }, { orderBy: { seq: 'desc' } });
  refuse(auction, member, amount, own);
  const leads = auction.leading_amount === null || isBetter(auction.type, amount, auction.leading_amount);
  await em.execute(
    `update auction set accepted_bids = accepted_bids + 1, bidders = bidders + ?, leading_amount = case when ? then ?::numeric else leading_amount end, leader_id = case when ? then ?::uuid else leader_id end where id = ?`,
    [own ? 0 : 1, leads, amount, leads, member, auctionId],
  );
  tell(em, auction, member, leads);
  return em.create(Bid, {
    user: em.getReference(User, member, { wrapped: true }),
    auction: em.getReference(Auction, auctionId, { wrapped: true }),
    amount,
    message,
    status: 'active',
    seq: auction.accepted_bids + 1,
    aliasNumber: own?.aliasNumber ?? auction.bidders + 1,
  } as never);
};

/** The first refusal wins; none of them tells more than the viewer may know. */
const refuse = (auction: Locked, member: string, amount: string, own: Bid | null): void => {
  if (!auction.started) throw conflict('This auction has not started yet.', 'AUCTION_NOT_STARTED');
  if (auction.closed || auction.over) throw conflict('This auction has ended.', 'AUCTION_ENDED');
  if (isOwnCompany(auction.user_id, member)) throw conflict('You cannot bid on your own auction.', 'OWN_POSTING');
  if (auction.pre_qualification_required && !own) throw conflict('The owner of this auction approves bidders first.', 'NOT_QUALIFIED');
  if (!own && auction.max_bidders !== null && auction.bidders >= auction.max_bidders) throw conflict('This auction has all the bidders it can take.', 'BIDDER_LIMIT');
  const isPublic = auction.bid_visibility === 'public';
  if (isPublic && auction.leader_id === member) throw conflict('You are already leading.', 'ALREADY_LEADING');
  const against = isPublic ? auction.leading_amount : auction.bid_visibility === 'rank_only' ? (own?.amount ?? null) : null;
  const minimum = minimumNextBid(auction, against);
  if (isBetter(auction.type, minimum, amount)) {
    const code = against === null ? 'WORSE_THAN_START' : 'STEP_TOO_SMALL';
    const word = auction.type === 'forward' ? 'at least' : 'at most';
    throw new DomainError(code, `The bid must be ${word} $${minimum}.`, { amount: `must be ${word} $${minimum}` }, { minimumNextBid: minimum });
  }
};

const tell = (em: EntityManager, auction: Locked, member: string, leads: boolean): void => {
  const link = `/auctions/${auction.id}`;
  // A sealed auction's owner learns of bids at the close only; bidders of hidden auctions are not told who leads.
  if (auction.bid_visibility !== 'sealed') {
    notify(em, { to: auction.user_id, subject: `New bid in your auction: ${auction.title}`, content: `A bid was placed in your auction '${auction.title}'.`, link });
  }
  if (leads && auction.leader_id && auction.leader_id !== member && auction.bid_visibility === 'public') {
    notify(em, { to: auction.leader_id, subject: `You are outbid: ${auction.title}`, content: `Another bidder leads the auction '${auction.title}' now.`, link });
  }
};
