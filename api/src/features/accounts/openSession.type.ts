import { Field, ID, ObjectType } from 'type-graphql';
import { Instant } from '../../schema/scalars.ts';

@ObjectType({ description: 'A browser or program in which the viewer is signed in.' })
export class OpenSession {
  @Field(() => ID, { description: 'Names the session to its owner; nobody can sign in with it.' }) id!: string;
  @Field(() => String, { nullable: true, description: 'What the browser called itself at sign-in, or null.' })
  userAgent!: string | null;
  @Field(() => Instant, { description: 'When it was signed in.' }) createdAt!: Date;
  @Field(() => Instant, { description: 'When it was last used, to five minutes.' }) lastSeenAt!: Date;
  @Field({ description: 'True for the session that asks.' }) isCurrent!: boolean;
}
