import { Field, ObjectType } from 'type-graphql';
import { Nullable } from '../../../schema/nullable.ts';

@ObjectType({ description: 'A category or material that is hidden or was merged into another one.' })
export class FormerEntry {
  @Field({ description: 'Its name.' }) name!: string;
  @Nullable(() => String, 'Path of the page of the entry that it was merged into, or null if it is hidden.')
  newPath!: string | null;
}
