import { Field, InputType } from 'type-graphql';

@InputType({ description: 'The second step of a login.' })
export class SecondStepInput {
  @Field({ description: 'The `challenge` of the error SECOND_STEP_REQUIRED; valid once, for five minutes.' })
  challenge!: string;
  @Field({ description: 'A code of the authenticator app, or a recovery code. Each works once.' }) code!: string;
}

@InputType({ description: 'The current password.' })
export class PasswordInput {
  @Field({ description: 'The current password.' }) password!: string;
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
