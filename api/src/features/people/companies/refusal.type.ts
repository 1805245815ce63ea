import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Why the viewer cannot make a move now.' })
export class Refusal {
  @Field({ description: 'The move, as its field of `viewerCan` is called.' }) move!: string;
  @Field({ description: 'The code of the error that its mutation would answer.' }) code!: string;
  @Field({ description: 'The sentence of that error.' }) message!: string;
}

/** What the viewer can do with a record whose moves are a table. */
@ObjectType()
export abstract class ViewerMoves {
  @Field(() => [Refusal], {
    description:
      'The moves that are refused now, each with its first reason; empty for visitors. For pages of one record.',
  })
  whyNot!: Refusal[];
}
