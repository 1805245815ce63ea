import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Nullable } from '../../../../schema/nullable.ts';
import { Instant } from '../../../../schema/scalars.ts';

@ObjectType({ description: 'A job that has failed for good, unless an admin runs it again.' })
export class FailedJobEntry {
  @Field(() => ID, { description: 'Number of the job.' }) id!: string;
  @Field({ description: 'What the job does.' }) task!: string;
  @Field(() => Int, { description: 'How often it was tried.' }) attempts!: number;
  @Nullable(() => String, 'The last error, shortened and without addresses, or null.') lastError!: string | null;
  @Field(() => Instant, { description: 'When it was added.' }) createdAt!: Date;
  @Field(() => Instant, { description: 'When it failed last.' }) failedAt!: Date;
}

@ObjectType({ description: 'A setting of the server as it is in force.' })
export class Setting {
  @Field({ description: 'Name of the environment variable.' }) name!: string;
  @Nullable(() => String, 'The value; null if it is not set, and for secrets.') value!: string | null;
  @Field({ description: 'Whether the value is never shown, because it may contain a password.' }) isSecret!: boolean;
  @Field({ description: 'Whether it has a value.' }) isSet!: boolean;
  @Field({ description: '`environment` or `default`.' }) source!: string;
  @Field({ description: 'What it does.' }) description!: string;
}
