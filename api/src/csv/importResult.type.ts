import { Field, Int, ObjectType } from 'type-graphql';
import { Nullable } from '../schema/nullable.ts';
import type { CsvProblem } from './readTable.ts';

@ObjectType({ description: 'A problem of an imported file.' })
export class ImportProblem implements CsvProblem {
  @Field(() => Int, { description: 'The row as spreadsheets number it; the header is row 1.' }) row!: number;
  @Nullable(() => String, 'The column, or null if the problem is about the whole row.') column!: string | null;
  @Field({ description: 'What is wrong.' }) message!: string;
}

@ObjectType({ description: 'The result of an import or of its dry run. Nothing is written if there is a problem.' })
export class ImportResult {
  @Field({ description: 'Whether the file was only checked.' }) isDryRun!: boolean;
  @Field(() => Int, { description: 'Number of rows, without the header.' }) rows!: number;
  @Field(() => Int, { description: 'Number of rows that add a record.' }) added!: number;
  @Field(() => Int, { description: 'Number of rows that change a record.' }) changed!: number;
  @Field(() => Int, {
    description:
      'Number of records that the file does not have and that are removed; 0 unless a file becomes the whole list.',
  })
  removed!: number;
  @Field(() => Int, { description: 'Number of rows whose record is the same already.' }) unchanged!: number;
  @Field(() => [String], { description: 'New categories, as the path of their names from the industry down.' })
  newCategories!: string[];
  @Field(() => [ImportProblem], { description: 'The first 200 problems, by row.' }) problems!: ImportProblem[];
  @Field(() => Int, { description: 'Number of all problems.' }) problemCount!: number;
}

const MAX_PROBLEMS = 200;

export const withProblems = (
  result: Omit<ImportResult, 'problems' | 'problemCount' | 'removed'> & { removed?: number },
  problems: readonly CsvProblem[],
): ImportResult => ({
  removed: 0,
  ...result,
  problems: problems.toSorted((a, b) => a.row - b.row).slice(0, MAX_PROBLEMS),
  problemCount: problems.length,
});
