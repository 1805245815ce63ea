import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A CSV file to import.' })
export class ImportInput {
  @Field({
    description:
      'The text of the file, at most 5,000 rows. At `/graphql/import` it may have 5 MiB, at `/graphql` 100 KiB.',
  })
  csv!: string;
  @Field({ description: 'True: the file is only checked.' }) isDryRun!: boolean;
}
