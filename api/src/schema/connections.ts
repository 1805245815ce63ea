import { ArgsType, Field, ID, Int, ObjectType, type ClassType } from 'type-graphql';

@ObjectType({ description: 'Where a page stands in its list.' })
export class PageInfo {
  @Field({ description: 'True where more rows follow.' }) hasNextPage!: boolean;
  @Field({ description: 'True where rows come before.' }) hasPreviousPage!: boolean;
  @Field(() => String, { nullable: true, description: 'Cursor of the first row; null on an empty page.' })
  startCursor!: string | null;
  @Field(() => String, { nullable: true, description: 'Cursor of the last row, for `after`; null on an empty page.' })
  endCursor!: string | null;
}

/** The connection type of an entity, `ProductConnection` for `Product`. */
export const connectionOf = <T extends object>(type: ClassType<T>): ClassType => {
  @ObjectType(`${type.name}Edge`, { description: `A ${type.name} and its place in the list.` })
  class Edge {
    @Field({ description: 'The place of this row, for `after`.' }) cursor!: string;
    @Field(() => type, { description: 'The row.' }) node!: T;
  }

  @ObjectType(`${type.name}Connection`, { description: `A page of a list of ${type.name}.` })
  class Connection {
    @Field(() => [type], { description: 'The rows of this page.' }) nodes!: T[];
    @Field(() => [Edge], { description: 'The rows of this page with their cursors.' }) edges!: Edge[];
    @Field(() => PageInfo, { description: 'Where this page stands.' }) pageInfo!: PageInfo;
    @Field(() => Int, {
      description:
        'How many rows the whole list has; counted only when selected, up to 5,000 with a search and 10,000 with a filter.',
    })
    totalCount!: number;
  }
  return Connection;
};

/** Arguments of every list. The limits depend on the transport: 1–100 rows, over REST 1–1,000. */
@ArgsType()
export class ListArgs {
  @Field(() => Int, { nullable: true, description: 'How many rows, 1 to 100; 20 if absent.' }) first?: number;
  @Field(() => String, { nullable: true, description: 'Rows after this cursor.' }) after?: string;
  @Field(() => Int, { nullable: true, description: 'Rows to leave out, 0 to 10,000; prefer `after`.' }) offset?: number;
}

@ArgsType()
export class SearchArgs extends ListArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Only rows in which every word of this text occurs; at most 200 characters and 10 words. Words of one or two letters are looked for in 10,000 rows.',
  })
  search?: string;
}

@ArgsType()
export class IdArgs {
  @Field(() => ID, { description: 'The id.' }) id!: string;
}
