/** The participants of the auction $1, each with the person to notify: who bid last for it, or else who first took part. */
export const PARTICIPANTS = `
select alias, representative_of(coalesce(bid.user_id, bidder.user_id), bidder.party_id) as user_id, qualification, last_bid
from auction_bidder bidder left join bid on bid.auction_id = bidder.auction_id and bid.seq = bidder.last_bid
where bidder.auction_id = $1`;
