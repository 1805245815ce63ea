import type { Opt, Ref } from '@mikro-orm/core';
import { Embedded, Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { BaseEntity, CreatedOnce } from '../../../../schema/base.entity.ts';
import { BelongsTo, Choice, Count, Flag, Text, UpdatedAt } from '../../../../schema/columns.ts';
import { Node } from '../../../../schema/node.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { Money } from '../../../../schema/scalars.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import { Product } from '../../../goods/catalogue/product.entity.ts';
import { CompanyProfile } from '../../../people/companies/companyProfile.entity.ts';
import { ViewerMoves } from '../../../people/companies/refusal.type.ts';
import { Conversation } from '../../../people/inbox/conversations/conversation.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderSide } from '../orders/order.enums.ts';
import { CommercialTerms, type DealTerms } from '../../../goods/postings/commercialTerms.type.ts';
import { Offering } from '../../../goods/postings/offering.entity.ts';
import { QuoteDeclineReason, QuoteStatus } from './quote.enums.ts';

@ObjectType({ description: 'What the viewer can do with a quote now.' })
export class QuoteViewerCan extends ViewerMoves {
  @Field({ description: 'Propose other terms: both sides while it is open, once it has expired the seller.' })
  revise!: boolean;
  @Field({ description: 'Accept the current terms.' }) accept!: boolean;
  @Field({ description: 'Decline it.' }) decline!: boolean;
  @Field({ description: 'Withdraw the current terms, which the own side proposed.' }) withdraw!: boolean;
}

@Entity()
@ObjectType({ implements: Node, description: 'Terms that one side of a quote proposed; they never change.' })
export class QuoteRevision extends CreatedOnce {
  @Index() @BelongsTo(() => Quote, 'The quote.') quote!: Ref<Quote>;
  @Count('Its number in the quote, from 1.') number!: number;
  @Choice(() => OrderSide, 'The side that proposed it.') side!: OrderSide;
  @BelongsTo(() => User, 'The person who proposed it.') user!: Ref<User>;
  @Text('What was said with it, or null.', { nullable: true }) note?: string | null;
  @Field(() => CommercialTerms, {
    description:
      'The terms. The price is null where the buyer named none; they are valid until the end of `validUntil`.',
  })
  @Embedded(() => CommercialTerms, { prefix: false })
  terms!: DealTerms;
  @Nullable(() => Money, 'Price × quantity in US dollars; null without a price.') totalAmount?: string | null;
  // Published in `terms`.
  @Property({ columnType: 'numeric(18,2)', nullable: true }) price?: string | null;
  @Property({ columnType: 'integer' }) quantity!: number;
  @Property({ columnType: 'text' }) unit!: string;
  @Property({ columnType: 'date', nullable: true }) availableUntil?: string | null;
}

@Entity()
@ObjectType({
  implements: Node,
  description:
    'Terms for an offering on which a buyer and a seller agree, by one proposal after another; visible to both sides only.',
})
export class Quote extends BaseEntity {
  @Field({ description: 'A random number to say on the telephone.' }) number?: string;
  @Choice(() => QuoteStatus, 'Status today.', { default: 'open' })
  status!: Opt<QuoteStatus>;
  @Field({ description: 'Whether its status is `expired`.' })
  isExpired?: boolean;
  @Nullable(
    () => OrderSide,
    'The side whose turn it is, of an expired one the side that did not answer; null once it has ended.',
  )
  awaiting?: OrderSide | null;
  @Flag('Whether it is about a sample.', { default: false }) isSample!: boolean;
  @Index() @BelongsTo(() => User, 'The buyer.') buyer!: Ref<User>;
  @Field(() => ID, { description: 'Id of the buyer.' }) buyerId?: string;
  @Nullable(() => CompanyProfile, 'The company that buys; null if a person does.') buyerCompany?: CompanyProfile | null;
  @Index() @BelongsTo(() => User, 'The seller.') seller!: Ref<User>;
  @Field(() => ID, { description: 'Id of the seller.' }) sellerId?: string;
  @Nullable(() => CompanyProfile, 'The company that sells; null if a person does.')
  sellerCompany?: CompanyProfile | null;
  @Index() @BelongsTo(() => Offering, 'The offering that it is about.') offering!: Ref<Offering>;
  @Field(() => ID, { description: 'Id of the offering.' }) offeringId?: string;
  @Nullable(() => Product, 'The material of the catalogue, or null.') product?: Product | null;
  @Index()
  @BelongsTo(() => Conversation, 'The conversation in which its steps stand.')
  conversation!: Ref<Conversation>;
  @Field(() => QuoteRevision, { description: 'The current terms.' }) revision?: QuoteRevision;
  @Field(() => [QuoteRevision], { description: 'All terms that were proposed, oldest first; at most 50.' })
  revisions?: QuoteRevision[];
  @Choice(() => QuoteDeclineReason, 'Why it was declined, or null.', { nullable: true })
  closedReason?: QuoteDeclineReason | null;
  @Text('What was said when it was declined, or null.', { nullable: true }) closedNote?: string | null;
  @Nullable(() => Order, 'The order with its terms; null unless it was accepted.') order?: Order | null;
  @Field(() => QuoteViewerCan, { description: 'What the viewer can do with it now.' }) viewerCan?: QuoteViewerCan;
  @UpdatedAt('When it last changed.') updatedAt!: Date;
  @Nullable(() => ID, 'What the quotes that were asked for together have in common; null for all but the buyer.')
  @Property({ columnType: 'uuid', nullable: true })
  requestId?: string | null;

  @Property({ columnType: 'uuid' }) buyerPartyId!: string;
  @Property({ columnType: 'uuid' }) sellerPartyId!: string;
  @Property({ columnType: 'integer' }) currentRevision!: number;
  @Property({ columnType: 'uuid', nullable: true }) closedById?: string | null;
}
