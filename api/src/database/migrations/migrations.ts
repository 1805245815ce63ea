import { Migration20261120Desk } from './20261120Desk.ts';
import { Migration20261120Market } from './20261120Market.ts';
import { Migration20261121AuctionEnds } from './20261121AuctionEnds.ts';
import { Migration20261121BidIndexes } from './20261121BidIndexes.ts';
import { Migration20261121BidWrites } from './20261121BidWrites.ts';
import { Migration20261121CategoryPages } from './20261121CategoryPages.ts';
import { Migration20261121Mail } from './20261121Mail.ts';
import { Migration20261121Inventory } from './20261121Inventory.ts';
import { Migration20261121Orders } from './20261121Orders.ts';
import { Migration20261121Watching } from './20261121Watching.ts';
import { Migration20261121Verification } from './20261121Verification.ts';
import { Migration20261122AuctionNotes } from './20261122AuctionNotes.ts';
import { Migration20261122BidChecks } from './20261122BidChecks.ts';
import { Migration20261122InquiryLinks } from './20261122InquiryLinks.ts';
import { Migration20261122LogMarks } from './20261122LogMarks.ts';
import { Migration20261122MessageWrites } from './20261122MessageWrites.ts';
import { Migration20261122NoticeIds } from './20261122NoticeIds.ts';
import { Migration20261122AuctionPauses } from './20261122AuctionPauses.ts';
import { Migration20261122AuctionTermsVersion } from './20261122AuctionTermsVersion.ts';
import { Migration20261122WriteQuotas } from './20261122WriteQuotas.ts';
import { Migration20261122OrderConfirmation } from './20261122OrderConfirmation.ts';
import { Migration20261122SearchIndexes } from './20261122SearchIndexes.ts';

/** The history of the tables, oldest first. */
export const migrations = [
  { name: '20261120Market', class: Migration20261120Market },
  { name: '20261120MarketDesk', class: Migration20261120Desk },
  { name: '20261121CategoryPages', class: Migration20261121CategoryPages },
  { name: '20261121Mail', class: Migration20261121Mail },
  { name: '20261121Orders', class: Migration20261121Orders },
  { name: '20261121Watching', class: Migration20261121Watching },
  { name: '20261121AuctionEnds', class: Migration20261121AuctionEnds },
  { name: '20261121OrdersInventory', class: Migration20261121Inventory },
  { name: '20261121Verification', class: Migration20261121Verification },
  { name: '20261121BidIndexes', class: Migration20261121BidIndexes },
  { name: '20261121BidWrites', class: Migration20261121BidWrites },
  { name: '20261122AuctionNotes', class: Migration20261122AuctionNotes },
  { name: '20261122MessageWrites', class: Migration20261122MessageWrites },
  { name: '20261122BidChecks', class: Migration20261122BidChecks },
  { name: '20261122AuctionPauses', class: Migration20261122AuctionPauses },
  { name: '20261122AuctionTermsVersion', class: Migration20261122AuctionTermsVersion },
  { name: '20261122LogMarks', class: Migration20261122LogMarks },
  { name: '20261122NoticeIds', class: Migration20261122NoticeIds },
  { name: '20261122WriteQuotas', class: Migration20261122WriteQuotas },
  { name: '20261122InquiryLinks', class: Migration20261122InquiryLinks },
  { name: '20261122OrderConfirmation', class: Migration20261122OrderConfirmation },
  { name: '20261122SearchIndexes', class: Migration20261122SearchIndexes },
];
