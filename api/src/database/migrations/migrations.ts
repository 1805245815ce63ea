import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Migration } from '@mikro-orm/migrations';
import { Announcements } from './announcements.ts';
import { AuctionChanges } from './auctionChanges.ts';
import { CleanSkus } from './cleanSkus.ts';
import { CommercialTerms } from './commercialTerms.ts';
import { CompanyActs } from './companyActs.ts';
import { CompanyLocks } from './companyLocks.ts';
import { CompanyNames } from './companyNames.ts';
import { CompletionLengths } from './completionLengths.ts';
import { Conversations, ConversationsOfExistingMessages } from './conversations.ts';
import { DeletedMembers } from './deletedMembers.ts';
import { FileChecks, FileLayouts, RowsWithProblems } from './filesOfOfferings.ts';
import { FoldedNames } from './foldedNames.ts';
import { FoldedTitles } from './foldedTitles.ts';
import { NewIds } from './newIds.ts';
import { NewPostings } from './newPostings.ts';
import { OfferingDeliveryTerms } from './offeringDeliveryTerms.ts';
import { OneName } from './oneName.ts';
import { OnePriceRule } from './onePriceRule.ts';
import { PartiesOfBids, PartiesOfCompanies, PartiesOfPeople, PartiesOfRecords } from './parties.ts';
import { BidsOnRfps, BidsOnRfpsOfParties } from './bidsOnRfps.ts';
import { PartiesOfExistingRecords } from './partiesOfExistingRecords.ts';
import { PolledPostings } from './polledPostings.ts';
import { PricesOfParties } from './pricesOfParties.ts';
import { ProductNames } from './productNames.ts';
import { Quotes, QuotesOfOrders } from './quotes.ts';
import { InvitationKeys } from './invitationKeys.ts';
import { SoldOut, SoldOutOfExisting } from './soldOut.ts';
import { QuotesOfRequests, RequestsOfQuotes } from './requestsOfQuotes.ts';
import { SortNames } from './sortNames.ts';
import { Team } from './team.ts';
import { WrittenOrders } from './writtenOrders.ts';

const BASELINE = join(import.meta.dirname, '../../../contract/baseline.sql');

/** The database of release 0.2.0, for tests: those that continue have it, and new ones are built by `schema.sql`. */
class Baseline extends Migration {
  override up(): void {
    this.addSql(readFileSync(BASELINE, 'utf8'));
  }
}

/** Materials of a category are counted and looked up without reading them. */
class ProductCategory extends Migration {
  override up(): void {
    this.addSql('create index product_category on product (category_id, is_shown, id)');
  }
}

/** Who began to watch after an announcement hears of a lower price early. A price of another unit is not a lower one. */
class EarlyAnnouncements extends Migration {
  override up(): void {
    this.addSql('alter table announcement add column early_at timestamptz(3), add column early_price numeric(18,2)');
    this.addSql(`create or replace trigger offering_cheaper after update of price on offering for each row
      when (new.price < old.price and new.unit = old.unit and new.status = 'active') execute function note_lower_price()`);
  }
}

/** All migrations in the order in which they run; each commits by itself. In code, because the compiled server runs from any folder. */
export const migrations = [
  { name: '20261124Baseline', class: Baseline },
  { name: '20261125CommercialTerms', class: CommercialTerms },
  { name: '20261125CompletionLengths', class: CompletionLengths },
  { name: '20261126PartiesOfPeople', class: PartiesOfPeople },
  { name: '20261126PartiesOfCompanies', class: PartiesOfCompanies },
  { name: '20261126PartiesOfBids', class: PartiesOfBids },
  { name: '20261126PartiesOfRecords', class: PartiesOfRecords },
  { name: '20261126PartiesOfExistingRecords', class: PartiesOfExistingRecords },
  { name: '20261126Team', class: Team },
  { name: '20261127Conversations', class: Conversations },
  { name: '20261127Quotes', class: Quotes },
  { name: '20261127QuotesOfOrders', class: QuotesOfOrders },
  { name: '20261127ConversationsOfExistingMessages', class: ConversationsOfExistingMessages },
  { name: '20261127CompanyLocks', class: CompanyLocks },
  { name: '20261128CompanyNames', class: CompanyNames },
  { name: '20261128Announcements', class: Announcements },
  { name: '20261128ProductCategory', class: ProductCategory },
  { name: '20261129NewIds', class: NewIds },
  { name: '20261129BidsOnRfps', class: BidsOnRfps },
  { name: '20261129BidsOnRfpsOfParties', class: BidsOnRfpsOfParties },
  { name: '20261129ProductNames', class: ProductNames },
  { name: '20261129CompanyActs', class: CompanyActs },
  { name: '20261129PricesOfParties', class: PricesOfParties },
  { name: '20261130CleanSkus', class: CleanSkus },
  { name: '20261130OneName', class: OneName },
  { name: '20261130SortNames', class: SortNames },
  { name: '20261129FileLayouts', class: FileLayouts },
  { name: '20261130FoldedNames', class: FoldedNames },
  { name: '20261129RowsWithProblems', class: RowsWithProblems },
  { name: '20261201SoldOut', class: SoldOut },
  { name: '20261201SoldOutOfExisting', class: SoldOutOfExisting },
  { name: '20261201InvitationKeys', class: InvitationKeys },
  { name: '20261201AuctionChanges', class: AuctionChanges },
  { name: '20261130FileChecks', class: FileChecks },
  { name: '20261130FoldedTitles', class: FoldedTitles },
  { name: '20261130EarlyAnnouncements', class: EarlyAnnouncements },
  { name: '20261130OfferingDeliveryTerms', class: OfferingDeliveryTerms },
  { name: '20261130RequestsOfQuotes', class: RequestsOfQuotes },
  { name: '20261130QuotesOfRequests', class: QuotesOfRequests },
  { name: '20261201OnePriceRule', class: OnePriceRule },
  { name: '20261201DeletedMembers', class: DeletedMembers },
  { name: '20261201PolledPostings', class: PolledPostings },
  { name: '20261201NewPostings', class: NewPostings },
  { name: '20261201WrittenOrders', class: WrittenOrders },
];
