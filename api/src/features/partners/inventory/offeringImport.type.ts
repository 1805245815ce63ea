import { Field, Int, ObjectType } from 'type-graphql';
import { ImportProblem } from '../../../csv/importResult.type.ts';
import { Node } from '../../../schema/node.ts';
import { Nullable } from '../../../schema/nullable.ts';
import { Instant } from '../../../schema/scalars.ts';

@ObjectType({ description: 'A problem of a file of offerings.' })
export class OfferingImportProblem extends ImportProblem {
  @Nullable(() => String, 'The fields of the row as JSON, as they were read; at the first problem of each row.')
  given!: string | null;
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
    description: 'The first 1,000 problems, by row; in JSON lines `row` is the line.',
  })
  problems!: OfferingImportProblem[];
}
