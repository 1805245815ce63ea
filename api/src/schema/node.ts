import { Field, ID, InterfaceType } from 'type-graphql';

@InterfaceType({ description: 'A record with an id; see the query `node`.' })
export abstract class Node {
  @Field(() => ID, { description: 'A UUID (version 7), unique across all types.' })
  id!: string;
}
