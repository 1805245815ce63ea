import type { Ref } from '@mikro-orm/core';
import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../database/base.entity.ts';
import { BelongsTo, Text } from '../../database/columns.ts';
import { graphEnum } from '../../schema/enums.ts';
import { Node } from '../../schema/node.ts';
import { IsWatched } from '../watching/watched.ts';

export const CategoryLevel = graphEnum('CategoryLevel', 'Where a category stands in the tree.', {
  industry: 'Has no parent.',
  product_family: 'Its parent is an industry.',
  category: 'Anything deeper.',
});
export type CategoryLevel = keyof typeof CategoryLevel;

@Entity()
@ObjectType({ implements: Node, description: 'A branch of the catalogue: industry, product family or category.' })
export class Category extends BaseEntity {
  @Text('Name.') name!: string;
  @Text('What belongs here.') description!: string;
  @Index()
  @BelongsTo(() => Category, 'The category above, or null for an industry.', { nullable: true })
  parent?: Ref<Category> | null;
  @Field(() => ID, { nullable: true, description: 'Id of the category above.' }) parentId?: string | null;
  @Field(() => CategoryLevel, { description: 'Industry, product family or category.' }) level!: CategoryLevel;
  @Field(() => [Category], { description: 'The categories above, from the industry down, without this one.' })
  ancestors!: Category[];
  @Field(() => [Category], { description: "The categories directly below, in the catalogue's order." })
  children!: Category[];
  @IsWatched() isWatched!: boolean;

  /** Ids from the industry down to this one: what makes 'and everything below' one comparison. */
  @Property({ columnType: 'uuid[]' }) path!: string[];
  /** Order within its level, as the catalogue's editors set it. */
  @Property({ columnType: 'integer' }) position!: number;
}
