import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../../schema/base.entity.ts';
import { Amount, Day, Text } from '../../../../schema/columns.ts';

@Entity()
@ObjectType({
  description: 'A price of the index that an admin corrected or removed; visible to admins and never changed.',
})
export class PriceCorrection extends BaseEntity {
  @Property({ columnType: 'uuid' }) commodityId!: string;
  @Text('The region.') region!: string;
  @Day('The day, UTC.') day!: string;
  @Amount('The price before.') oldPrice!: string;
  @Text('Its source, or null for that of the commodity.', { nullable: true }) oldSource?: string | null;
  @Amount('The price since, or null if it was removed.', { nullable: true }) newPrice?: string | null;
  @Text('Its source, or null for that of the commodity.', { nullable: true }) newSource?: string | null;
  @Text('The reason.') reason!: string;
  @Property({ columnType: 'uuid' }) adminId!: string;
}
