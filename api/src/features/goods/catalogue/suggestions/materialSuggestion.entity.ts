import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { CreatedOnce } from '../../../../schema/base.entity.ts';
import { BelongsTo, Choice, Moment, Text } from '../../../../schema/columns.ts';
import { graphEnum } from '../../../../schema/enums.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import { Category } from '../category.entity.ts';
import { Product } from '../product.entity.ts';

export const SuggestionStatus = graphEnum('SuggestionStatus', 'Status of a suggested material.', {
  pending: 'Waits for an admin.',
  accepted: 'The material is in the catalogue.',
  declined: 'An admin declined it and gave a reason.',
});
export type SuggestionStatus = keyof typeof SuggestionStatus;

@Entity()
@ObjectType({
  description: 'A material that a member misses in the catalogue; visible to the member and to admins.',
})
export class MaterialSuggestion extends CreatedOnce {
  @BelongsTo(() => User, 'The member who suggested it.') user!: Ref<User>;
  @Text('Name.') name!: string;
  @Text('CAS number, or null.', { nullable: true }) casNumber?: string | null;
  @BelongsTo(() => Category, 'The category it may belong to, or null.', { nullable: true })
  category?: Ref<Category> | null;
  @Text('Why the member needs it.') note!: string;
  @Choice(() => SuggestionStatus, 'Whether an admin has decided.', { default: 'pending' }) status!: SuggestionStatus;
  @Moment('When an admin decided, or null.', { nullable: true }) decidedAt?: Date | null;
  @Text('The reason why it was declined, or null.', { nullable: true }) reason?: string | null;
  @BelongsTo(() => Product, 'The material that was added, or null; null too if it is hidden.', { nullable: true })
  product?: Ref<Product> | null;
  @Field(() => String, { description: 'Name of the company of the member.' }) companyName?: string;

  @ManyToOne({ entity: () => User, ref: true, nullable: true }) admin?: Ref<User> | null;
}
