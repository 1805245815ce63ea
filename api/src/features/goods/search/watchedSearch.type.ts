import { Field, InputType, ObjectType } from 'type-graphql';
import { Node } from '../../../schema/node.ts';
import { Instant } from '../../../schema/scalars.ts';

@ObjectType({
  implements: Node,
  description:
    'A saved search: new offers and lower prices of the materials that it names are announced to the viewer.',
})
export class WatchedSearch extends Node {
  @Field({ description: 'The text of the search.' }) text!: string;
  @Field(() => Instant, { description: 'When it was saved.' }) createdAt!: Date;
}

@InputType({ description: 'A search to save.' })
export class WatchSearchInput {
  @Field({ description: 'The text of the search, at most 200 characters and 10 words.' }) text!: string;
}
