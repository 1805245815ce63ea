import { Field, ID, InputType } from 'type-graphql';

/** Input of every create command: a retry with the same key returns the same record and writes nothing. */
@InputType()
export abstract class CommandInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Any text of at most 255 characters, different for each command. A retry with the same key returns the same record.',
  })
  idempotencyKey?: string | null;
}

/** Input of creates whose REST body contains the author: blank or the session's user; any other id is refused. */
@InputType()
export abstract class AuthoredInput extends CommandInput {
  @Field(() => ID, { nullable: true, description: 'Blank, or the id of the signed-in user; any other is refused.' })
  userId?: string | null;
}
