import { ID, InputType } from 'type-graphql';
import { Nullable } from '../../../schema/nullable.ts';

@InputType({ description: 'The record to watch: exactly one of these.' })
export class WatchInput {
  @Nullable(() => ID, 'A material: new offers and lower prices are announced.') productId?: string | null;
  @Nullable(() => ID, 'An offering: a lower price is announced.') offeringId?: string | null;
  @Nullable(() => ID, 'A request for proposals.') rfpId?: string | null;
  @Nullable(() => ID, 'An auction; its end is announced in advance.') auctionId?: string | null;
  @Nullable(() => ID, 'A category: new offers and lower prices in it are announced, and its first product.')
  categoryId?: string | null;
  @Nullable(() => ID, 'A company: its new offers, lower prices and new RFPs are announced.') companyId?: string | null;
}
