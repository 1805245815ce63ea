import { Entity } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Amount, Choice, Day, Moment, Text } from '../../database/columns.ts';
import { graphEnum } from '../../schema/enums.ts';
import { Posting } from './posting.entity.ts';
import { Node } from '../../schema/node.ts';

export const OfferingStatus = graphEnum('OfferingStatus', 'Where an offering stands.', {
  active: 'Available.',
  sold_out: 'Its quantity is ordered.',
  expired: 'Its last day has passed.',
  withdrawn: 'The seller took it back.',
});
export type OfferingStatus = keyof typeof OfferingStatus;

export const PriceCheck = graphEnum('PriceCheck', 'Whether a price looks like a mistake.', {
  ok: 'Within 60 % of the expected price.',
  unusual: 'More than 60 % below or above the expected price.',
  unknown: 'There is nothing to compare it with.',
});
export type PriceCheck = keyof typeof PriceCheck;

@Entity()
@ObjectType({ implements: Node, description: 'An offering: a seller has a quantity of a material at a price.' })
export class Offering extends Posting {
  @Amount('Price in US dollars per unit.') price!: string;
  @Text('Where the goods are, or null.', { nullable: true }) location?: string | null;
  @Day('The last day it is available, or null.', { nullable: true }) availableUntil?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The price per `comparableUnit`, a decimal string, by which offers are sorted; null where the unit does not convert into that of the material.',
  })
  comparablePrice!: string | null;
  @Field(() => String, { nullable: true, description: 'KG, L or Units; null without a comparable price.' })
  comparableUnit!: string | null;
  @Field(() => PriceCheck, {
    description:
      "The price against the material's price in the index, or else against the median of at least five other active offers of it. Computed when price, unit or material are set, and when the density, unit or commodity of the material changes; not when the index or other offers change.",
  })
  priceCheck!: PriceCheck;
  @Moment('When the seller confirmed an unusual price, or null. Until then the offer is not the lowest price.', {
    nullable: true,
  })
  priceConfirmedAt?: Date | null;
  @Choice(() => OfferingStatus, 'Where it stands today.', { default: 'active' }) status!: OfferingStatus;
  @Field(() => Int, { nullable: true, description: 'How many inquiries there were; null to all but the seller.' })
  inquiryCount!: number | null;
}
