import { ArgsType, Field, ID, Int, ObjectType, type ClassType } from 'type-graphql';
import { Nullable } from './nullable.ts';
import { Instant } from './scalars.ts';

@ObjectType({ description: 'Position of a page in its list.' })
class PageInfo {
  @Field({ description: 'Whether more rows follow.' }) hasNextPage!: boolean;
  @Field({ description: 'Whether rows precede this page.' }) hasPreviousPage!: boolean;
  @Nullable(() => String, 'Cursor of the first row; null on an empty page.') startCursor!: string | null;
  @Nullable(() => String, 'Cursor of the last row, for `after`; null on an empty page.') endCursor!: string | null;
}

const connections = new Map<ClassType, ClassType>();

/** The connection type of an entity, `ProductConnection` for `Product`. */
export const connectionOf = <T extends object>(type: ClassType<T>): ClassType => {
  const known = connections.get(type);
  if (known) return known;

  @ObjectType(`${type.name}Edge`, { description: `A row of a list of ${type.name}, with its cursor.` })
  class Edge {
    @Field({ description: 'The position of this row, for `after`.' }) cursor!: string;
    @Field(() => type, { description: 'The row.' }) node!: T;
  }

  @ObjectType(`${type.name}Connection`, { description: `A page of a list of ${type.name}.` })
  class Connection {
    @Field(() => [type], { description: 'The rows of this page.' }) nodes!: T[];
    @Field(() => [Edge], { description: 'The rows of this page with their cursors.' }) edges!: Edge[];
    @Field(() => PageInfo, { description: 'Position of this page.' }) pageInfo!: PageInfo;
    @Field(() => Int, {
      description:
        'Number of rows in the whole list; counted only if selected, up to 5,000 with a search and 10,000 with a filter.',
    })
    totalCount!: number;
  }
  connections.set(type, Connection);
  return Connection;
};

/** Arguments of every list. The limits depend on the transport: 1–100 rows, over REST 1–1,000. */
@ArgsType()
export class ListArgs {
  @Nullable(() => Int, 'Maximum number of rows, 1 to 100; 20 if absent.') first?: number;
  @Nullable(() => String, 'Rows after this cursor.') after?: string;
  @Nullable(() => Int, 'Number of rows to skip, 0 to 10,000; prefer `after`.') offset?: number;
}

@ArgsType()
export class SearchArgs extends ListArgs {
  @Nullable(
    () => String,
    'At most 200 characters and 10 words. Materials: by names, uses, numbers and formulas, at most 500. Postings: texts that contain every word, or a material that the words name; own offerings also by a part of the SKU. Other lists: rows that contain every word; orders and quotes also by number, orders by material, for their sides by a part of the purchase order number, and for the seller of the SKU. Signs within numbers do not count. Words of one or two letters are searched in 10,000 texts only.',
  )
  search?: string;
}

/** An argument for lists of records with `updatedAt`; their readings use `updatedSince` and the sort `updated`. */
export const UpdatedSince = (): PropertyDecorator =>
  Nullable(
    () => Instant,
    'Only records whose `updatedAt` is this time or later. Without a sort, the one that changed first comes first. A change can become visible some seconds after its time, so ask again for the last minute.',
  );

/** The same for what is written once: read marks do not count. */
export const WrittenSince = (what: string): PropertyDecorator =>
  Nullable(
    () => Instant,
    `Only ${what} of this time or later, the earliest first; read marks do not count. A message can become visible some seconds after its time, so ask again for the last minute.`,
  );

@ArgsType()
export class IdArgs {
  @Field(() => ID, { description: 'The id.' }) id!: string;
}
