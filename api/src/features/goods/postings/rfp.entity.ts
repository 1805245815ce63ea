import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Amount, Choice, Day, Text, UpdatedAt } from '../../../schema/columns.ts';
import { graphEnum } from '../../../schema/enums.ts';
import { Posting } from './posting.entity.ts';
import { Node } from '../../../schema/node.ts';
import { RfpViewerCan } from './viewerCan.type.ts';

export const RfpStatus = graphEnum('RfpStatus', 'Status of a request for proposals.', {
  active: 'Open for bids until the end of its closing day.',
  awarded: 'The buyer accepted a bid.',
  expired: 'The closing day has passed without an award.',
  cancelled: 'Cancelled by the buyer.',
});
export type RfpStatus = keyof typeof RfpStatus;

@Entity()
@ObjectType({
  implements: Node,
  description: 'A request for proposals (RFP): a buyer asks for a quantity of a material.',
})
export class Rfp extends Posting {
  @Amount('Target budget in US dollars, or null.', { nullable: true }) targetPrice?: string | null;
  @Text('Place of delivery, or null.', { nullable: true }) deliveryLocation?: string | null;
  @Day('Day of delivery, or null.', { nullable: true }) deliveryDate?: string | null;
  @Day('The last day for bids, or null.', { nullable: true }) closingDate?: string | null;
  @Choice(() => RfpStatus, 'Status today.', { default: 'active' }) status!: RfpStatus;
  @Field(() => RfpViewerCan, { description: 'What the viewer can do with it now.' }) viewerCan?: RfpViewerCan;
  @UpdatedAt('When one of its own fields last changed; bids do not count.') updatedAt!: Date;

  @Property({ columnType: 'uuid', nullable: true }) awardedBidId?: string | null;
}
