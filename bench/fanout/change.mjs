// A price change and its subscription document, the same for both servers.
const SELECTION = `cursor serverTime
    news { kind at bidder amount own }
    auction { id status currentPrice minimumNextBid bidCount bidderCount endTime }`;

export const subscription = `subscription AuctionChanged($auctionId: ID!) {
  auctionChanged(auctionId: $auctionId) {
    ${SELECTION}
  }
}`;

export const placeBid = `mutation PlaceBid($input: PlaceBidInput!) {
  placeBid(input: $input) { bidId }
}`;

/** The part of Feedstock's schema that the document needs, for the other server. */
export const types = `
type Query { nothing: Boolean }
type Subscription { auctionChanged(auctionId: ID!): AuctionChange! }
type AuctionChange { cursor: String! serverTime: String! news: [AuctionNews!]! auction: Auction }
type AuctionNews { kind: AuctionNewsKind! at: String! bidder: String amount: String own: Boolean! }
enum AuctionNewsKind { bid }
type Auction { id: ID! status: AuctionStatus! currentPrice: String minimumNextBid: String bidCount: Int bidderCount: Int endTime: String! }
enum AuctionStatus { active }`;
