import { Field, ID, InterfaceType } from 'type-graphql';

@InterfaceType({ description: 'Anything of the market that has an id; see the query `node`.' })
export abstract class Node {
  @Field(() => ID, { description: 'A UUID (version 7), unique across all types.' })
  id!: string;
}
