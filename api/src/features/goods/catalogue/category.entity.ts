import type { Ref } from '@mikro-orm/core';
import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../schema/base.entity.ts';
import { BelongsTo, Text } from '../../../schema/columns.ts';
import { graphEnum } from '../../../schema/enums.ts';
import { Node } from '../../../schema/node.ts';
import { Nullable } from '../../../schema/nullable.ts';
import { IsWatched } from '../../people/watchlist/watched.ts';

export const CategoryLevel = graphEnum('CategoryLevel', 'Level of a category in the tree.', {
  industry: 'A category without a parent.',
  product_family: 'A category whose parent is an industry.',
  category: 'A category further down.',
});
export type CategoryLevel = keyof typeof CategoryLevel;

@Entity()
@ObjectType({ implements: Node, description: 'A branch of the catalogue: industry, product family or category.' })
export class Category extends BaseEntity {
  @Text('Name.') name!: string;
  @Text('Description of the products in this category.') description!: string;
  @Index()
  @BelongsTo(() => Category, 'The parent category, or null for an industry.', { nullable: true })
  parent?: Ref<Category> | null;
  @Nullable(() => ID, 'Id of the parent category, or null for an industry.') parentId?: string | null;
  @Field(() => CategoryLevel, { description: 'Industry, product family or category.' }) level!: CategoryLevel;
  @Field(() => [Category], { description: 'The ancestors of this category, from the industry down.' })
  ancestors!: Category[];
  @Field(() => [Category], { description: "The direct subcategories, in the catalogue's order." })
  children!: Category[];
  @IsWatched() isWatched!: boolean;

  /** Ids from the industry down to this one, so that a query for descendants is one comparison. */
  @Property({ columnType: 'uuid[]' }) path!: string[];
  /** Position within its level, set by editors. */
  @Property({ columnType: 'integer' }) position!: number;
  /** The entry that this one was merged into. */
  @Property({ columnType: 'uuid', nullable: true }) mergedIntoId?: string | null;
  @Nullable(() => Boolean, 'Whether an admin has hidden it; null for others than admins.')
  @Property({ columnType: 'boolean', default: false })
  isHidden!: boolean;
  /** Derived by the database: neither this category nor one above it is hidden or merged. */
  @Nullable(
    () => Boolean,
    'Whether members see it: neither it nor a category above it is hidden; null for others than admins.',
  )
  @Property({ columnType: 'boolean', default: true })
  isShown!: boolean;
}
