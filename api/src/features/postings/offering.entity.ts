import { Entity } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Amount, Choice, Day, Text } from '../../database/columns.ts';
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

@Entity()
@ObjectType({ implements: Node, description: 'An offering: a seller has a quantity of a material at a price.' })
export class Offering extends Posting {
  @Amount('Price in US dollars per unit.') price!: string;
  @Text('Where the goods are, or null.', { nullable: true }) location?: string | null;
  @Day('The last day it is available, or null.', { nullable: true }) availableUntil?: string | null;
  @Choice(() => OfferingStatus, 'Where it stands today.', { default: 'active' }) status!: OfferingStatus;
  @Field(() => Int, { nullable: true, description: 'How many inquiries there were; null to all but the seller.' })
  inquiryCount!: number | null;
}
