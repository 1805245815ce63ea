import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A category or material that is hidden or was merged into another one.' })
export class FormerEntry {
  @Field({ description: 'Its name.' }) name!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Path of the page of the entry that it was merged into, or null if it is hidden.',
  })
  newPath!: string | null;
}
