import { Field, Int, ObjectType } from 'type-graphql';
import { ImportProblem } from '../../../../csv/importResult.type.ts';
import { Node } from '../../../../schema/node.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { Instant } from '../../../../schema/scalars.ts';

@ObjectType({ description: 'A problem of a file of offerings.' })
export class OfferingImportProblem extends ImportProblem {
  @Nullable(() => String, 'What the row has in the column, the first 200 characters.') written!: string | null;
}

@ObjectType({ description: 'What a file would change in a field of an offering.' })
export class OfferingImportChange {
  @Field(() => Int, { description: 'The row; in JSON lines the line.' }) row!: number;
  @Nullable(() => String, 'The SKU of the offering.') sku!: string | null;
  @Field({ description: 'Its title.' }) title!: string;
  @Field({ description: 'The column, or the field of JSON lines.' }) column!: string;
  @Nullable(() => String, 'What it is; null if it is not stated.') before!: string | null;
  @Nullable(() => String, 'What it becomes; null if it is removed.') after!: string | null;
}

@ObjectType({
  implements: Node,
  description: 'An import of a file of offerings, or its dry run. Kept for 30 days, for its owner only.',
})
export class OfferingImport extends Node {
  @Field(() => Instant, { description: 'When the file was sent.' }) createdAt!: Date;
  @Nullable(() => Instant, 'When the last row was done; null while it is under way.') finishedAt!: Date | null;
  @Field({ description: 'Whether nothing is written, only found out.' }) isDryRun!: boolean;
  @Field(() => Int, { description: 'Number of rows.' }) rows!: number;
  @Field(() => Int, { description: 'Number of rows that are done, those with problems included.' }) done!: number;
  @Field(() => Int, { description: 'Number of rows that added an offering.' }) added!: number;
  @Field(() => Int, { description: 'Number of rows that changed an offering.' }) changed!: number;
  @Field(() => Int, { description: 'Number of rows whose offering was the same already.' }) unchanged!: number;
  @Field(() => Int, { description: 'Number of rows that were not applied because of a problem.' }) failed!: number;
  @Field(() => [OfferingImportProblem], {
    description:
      'The first 1,000 problems, by row; in JSON lines `row` is the line. A dry run also asks for the place of an Incoterm in the first 100 rows, which are not counted as failed.',
  })
  problems!: OfferingImportProblem[];
  @Field(() => [OfferingImportChange], {
    description:
      'Of a dry run: what the first 100 rows that change an offering change, by row, and quantity, unit and price of the first 100 new offerings, from null.',
  })
  changes!: OfferingImportChange[];
}
