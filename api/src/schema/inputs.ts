import { ID, InputType } from 'type-graphql';
import { Nullable } from './nullable.ts';

/** Input of every create command: a retry with the same key returns the same record and writes nothing. */
@InputType()
export abstract class CommandInput {
  @Nullable(
    () => String,
    'Any text of at most 255 characters, different for each command. A retry with the same key returns the same record.',
  )
  idempotencyKey?: string | null;
}

/** Input of creates whose REST body contains the author: blank or the session's user; any other id is refused. */
@InputType()
export abstract class AuthoredInput extends CommandInput {
  @Nullable(() => ID, 'Blank, or the id of the signed-in user; any other is refused.') userId?: string | null;
}
