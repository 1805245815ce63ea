// The usual implementation: each bid locks its auction's row in its own transaction.
const statements = {
  lock: `select end_time > clock_timestamp() as is_running, starting_price, leading_amount, bid_increment, leader_id, last_bid, aliases
    from auction where id = $1 for no key update`,
  bid: 'insert into bid (id, user_id, party_id, amount, auction_id, seq, alias_number) values ($1, $2, $2, $3, $4, $5, $6)',
  bidder: `insert into auction_bidder (auction_id, user_id, party_id, alias, last_amount, last_bid) values ($1, $2, $2, $3, $4, $5)
    on conflict (auction_id, alias) do update set last_amount = excluded.last_amount, last_bid = excluded.last_bid`,
  auction: `update auction set leading_amount = $2, leader_id = $3, leader_bid = $4, last_bid = $4, accepted_bids = $4, aliases = $5
    where id = $1`,
};

/** `bid` = `{ id, auctionId, userId, alias }`; the amount is always one step above the current price. */
export async function bidUnderRowLock(pool, { id, auctionId, userId, alias }) {
  const client = await pool.connect();
  const run = (name, ...values) => client.query({ name: `row_lock_${name}`, text: statements[name], values });
  try {
    await client.query('begin');
    const { rows } = await run('lock', auctionId);
    const auction = rows[0];
    if (!auction.is_running || auction.leader_id === userId) throw new Error('The bid would be refused.');
    const amount =
      auction.leading_amount === null
        ? Number(auction.starting_price)
        : (Number(auction.leading_amount) * 100 + Number(auction.bid_increment) * 100) / 100;
    const seq = auction.last_bid + 1;
    await run('bidder', auctionId, userId, alias, amount.toFixed(2), seq);
    await run('bid', id, userId, amount.toFixed(2), auctionId, seq, alias);
    await run('auction', auctionId, amount.toFixed(2), userId, seq, Math.max(auction.aliases, alias));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
