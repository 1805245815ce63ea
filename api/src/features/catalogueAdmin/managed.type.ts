import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CategoryLevel } from '../catalogue/category.entity.ts';
import { Instant, Money } from '../../schema/scalars.ts';

@ObjectType({ description: 'A category as admins edit it, also if it is hidden.' })
export class ManagedCategory {
  @Field(() => ID, { description: 'Its id.' }) id!: string;
  @Field({ description: 'Name.' }) name!: string;
  @Field({ description: 'Description; may be empty.' }) description!: string;
  @Field(() => ID, { nullable: true, description: 'Id of the parent category, or null for an industry.' }) parentId?:
    string | null;
  @Field(() => CategoryLevel, { description: 'Industry, product family or category.' }) level!: CategoryLevel;
  @Field({ description: 'Whether an admin has hidden it.' }) isHidden!: boolean;
  @Field({ description: 'Whether members see it: neither it nor a category above it is hidden.' }) isShown!: boolean;
  @Field(() => Int, { description: 'Number of materials in it and below, hidden ones included.' })
  materialCount!: number;
}

@ObjectType({ description: 'A material as admins edit it, also if it is hidden.' })
export class ManagedMaterial {
  @Field(() => ID, { description: 'Its id.' }) id!: string;
  @Field(() => Instant, { description: 'When it was added.' }) createdAt!: string;
  @Field({ description: 'Name.' }) name!: string;
  @Field({ description: 'Description; may be empty.' }) description!: string;
  @Field(() => String, { nullable: true, description: 'CAS number, or null.' }) casNumber?: string | null;
  @Field(() => String, { nullable: true, description: 'Formula, or null.' }) formula?: string | null;
  @Field({ description: 'Other names, one per line.' }) synonyms!: string;
  @Field({ description: 'Names for the search only, one `text | language | kind | whole` per line.' })
  searchNames!: string;
  @Field({ description: 'Technical specifications, one `name: value` per line.' }) specifications!: string;
  @Field({ description: 'Safety and handling, one `name: value` per line.' }) safetyData!: string;
  @Field(() => Money, { nullable: true, description: 'Reference price in US dollars, or null.' }) referencePrice?:
    string | null;
  @Field(() => String, { nullable: true, description: 'Unit of the reference price, or null.' }) referenceUnit?:
    string | null;
  @Field(() => Int, { nullable: true, description: 'Year of the reference price, or null.' }) referenceYear?:
    number | null;
  @Field(() => ManagedCategory, { nullable: true, description: 'Its category.' }) category!: ManagedCategory | null;
  @Field(() => ID, { description: 'Id of its category.' }) categoryId!: string;
  @Field({ description: 'Whether an admin has hidden it.' }) isHidden!: boolean;
  @Field({ description: 'Whether members see it: neither it nor a category above it is hidden.' }) isShown!: boolean;
  @Field(() => Int, { description: 'Number of active offerings.' }) offerCount!: number;
}
