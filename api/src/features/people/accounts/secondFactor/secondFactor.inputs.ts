import { Field, InputType } from 'type-graphql';
import { Nullable } from '../../../../schema/nullable.ts';

@InputType({ description: 'The second step of a login.' })
export class SecondStepInput {
  @Field({ description: 'The `challenge` of the error SECOND_STEP_REQUIRED; valid once, for five minutes.' })
  challenge!: string;
  @Field({ description: 'A code of the authenticator app, or a recovery code. Each works once.' }) code!: string;
}

@InputType({ description: 'The current password, and a code if the account has a second factor.' })
export class PasswordInput {
  @Field({ description: 'The current password.' }) password!: string;
  @Nullable(
    () => String,
    'A code of the authenticator app, or a recovery code; required if the account has a second factor. Each works once.',
  )
  code?: string | null;
}

@InputType({ description: 'A code of the authenticator app.' })
export class CodeInput {
  @Field({ description: 'The six digits that the app shows.' }) code!: string;
}

@InputType({ description: 'The current password and a code.' })
export class PasswordAndCodeInput {
  @Field({ description: 'The current password.' }) password!: string;
  @Field({ description: 'A code of the authenticator app, or a recovery code. Each works once.' }) code!: string;
}
