import { Embedded, Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Amount, Choice, Day, Moment, Text, UpdatedAt } from '../../../schema/columns.ts';
import { graphEnum } from '../../../schema/enums.ts';
import { CommercialTerms, type DealTerms } from './commercialTerms.type.ts';
import { Posting } from './posting.entity.ts';
import { Node } from '../../../schema/node.ts';
import { Nullable } from '../../../schema/nullable.ts';
import { Money } from '../../../schema/scalars.ts';
import { OfferingViewerCan } from './viewerCan.type.ts';

export const OfferingStatus = graphEnum('OfferingStatus', 'Status of an offering.', {
  active: 'Available.',
  sold_out: 'The whole quantity has been ordered: `quantity` is 0.',
  expired: 'The last day of availability has passed.',
  withdrawn: 'Withdrawn by the seller.',
});
export type OfferingStatus = keyof typeof OfferingStatus;

export const PriceCheck = graphEnum('PriceCheck', 'Whether a price is likely to be a mistake.', {
  ok: 'Within 60 % of the expected price.',
  unusual: 'More than 60 % below or above the expected price.',
  unknown: 'There is no expected price to compare it with.',
});
export type PriceCheck = keyof typeof PriceCheck;

@Entity()
@ObjectType({ implements: Node, description: 'An offering: a seller has a quantity of a material at a price.' })
export class Offering extends Posting {
  @Amount('Price in US dollars per unit.') price!: string;
  @Text("The seller's own number of it (SKU), unique among the seller's offerings; null for all but the seller.", {
    nullable: true,
  })
  sku?: string | null;
  @Text('Location of the goods, or null.', { nullable: true }) location?: string | null;
  @Day('The last day it is available, or null.', { nullable: true }) availableUntil?: string | null;
  @Nullable(
    () => String,
    'The price per `comparableUnit`, a decimal string, by which offers are sorted; null where the unit does not convert into that of the material.',
  )
  comparablePrice?: string | null;
  @Nullable(() => String, 'KG, L or Units; null without a comparable price.') comparableUnit?: string | null;
  @Nullable(
    () => Money,
    'What the price index says for one unit now; null for visitors, and where it does not quote the material or the unit.',
  )
  indexPrice?: string | null;
  @Field(() => PriceCheck, {
    description:
      "The price against the material's price in the index, or else against the median of what at least five other suppliers ask for it (`PriceSource.offers`). Computed when price, unit or material are set, and when the density, unit or commodity of the material changes; not when the index or other offers change.",
  })
  priceCheck?: PriceCheck;
  @Moment(
    'Time at which the seller, a verified company, confirmed an unusual price, or null. An unconfirmed price does not count as the lowest price.',
    { nullable: true },
  )
  priceConfirmedAt?: Date | null;
  /** When it was last withdrawn, which the database sets. */
  @Property({ columnType: 'timestamptz(3)', nullable: true }) withdrawnAt?: Date | null;
  @Choice(() => OfferingStatus, 'Status today.', { default: 'active' }) status!: OfferingStatus;
  @Nullable(() => Int, 'Number of inquiries and of requests for a quote; null for all but the seller.') inquiryCount?:
    number | null;
  @Field(() => CommercialTerms, { description: 'All its commercial terms.' })
  @Embedded(() => CommercialTerms, { prefix: false })
  terms!: DealTerms;
  @Field({ description: 'Whether its specifications name another grade than the product has.' })
  hasOtherGrade?: boolean;
  @Field(() => OfferingViewerCan, { description: 'What the viewer can do with it now.' }) viewerCan?: OfferingViewerCan;
  @UpdatedAt('When one of its own fields last changed; inquiries, orders and bids do not count.') updatedAt!: Date;
}
