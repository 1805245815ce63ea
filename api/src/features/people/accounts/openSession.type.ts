import { Field, ID, ObjectType } from 'type-graphql';
import { Nullable } from '../../../schema/nullable.ts';
import { Instant } from '../../../schema/scalars.ts';

@ObjectType({ description: 'A browser or program in which the viewer is signed in.' })
export class OpenSession {
  @Field(() => ID, { description: 'Identifies the session in this list; it cannot be used to sign in.' }) id!: string;
  @Nullable(() => String, "The browser's User-Agent at sign-in, or null.") userAgent!: string | null;
  @Field(() => Instant, { description: 'Time of sign-in.' }) createdAt!: Date;
  @Field(() => Instant, { description: 'Time of last use, within five minutes.' }) lastSeenAt!: Date;
  @Field({ description: 'True for the session of this request.' }) isCurrent!: boolean;
}
