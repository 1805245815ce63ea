import { Field, InputType } from 'type-graphql';
import { Nullable } from '../../../../schema/nullable.ts';

@InputType({ description: 'Where a field of offerings comes from in a file: its column, or a value for every row.' })
export class FileColumnInput {
  @Field({ description: 'The field, such as `price`.' }) field!: string;
  @Nullable(() => String, 'The name of the column in the header.') column?: string | null;
  @Nullable(() => String, 'The value for every row, in place of a column.') value?: string | null;
}

@InputType({ description: 'A material of a file.' })
export class FileMaterialInput {
  @Field({ description: 'As it is written in the file.' }) written!: string;
  @Field({ description: 'The name of the material in the catalogue; empty if it is not in the catalogue.' })
  name!: string;
}

@InputType({ description: 'How files with a header are read.' })
export class FileLayoutInput {
  @Field(() => [String], { description: 'The names of all columns, in any order.' }) header!: string[];
  @Nullable(
    () => [FileColumnInput],
    'The fields that the file has. Other columns are left out. Null: columns and decimal sign stay as they are known.',
  )
  columns?: FileColumnInput[] | null;
  @Nullable(
    () => String,
    'The decimal sign, `.` or `,`, of numbers such as 1,250 where no other cell of the column tells.',
  )
  decimalSign?: string | null;
  @Nullable(
    () => [FileMaterialInput],
    'Materials that are not found as they are written, besides those that are known.',
  )
  materials?: FileMaterialInput[] | null;
}
