import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Nullable } from '../../../../schema/nullable.ts';
import { Instant } from '../../../../schema/scalars.ts';

@ObjectType({ description: 'A passkey of the viewer.' })
export class Passkey {
  @Field(() => ID, { description: 'Identifies the passkey.' }) id!: string;
  @Field({ description: 'The name that its owner gave it.' }) name!: string;
  @Field(() => Instant, { description: 'When it was added.' }) createdAt!: string;
  @Nullable(() => Instant, 'When it was last used to sign in, or null.') lastUsedAt!: string | null;
}

@ObjectType({ description: "The second factor of the viewer's account." })
export class SecondFactor {
  @Field({ description: 'Whether a login takes a second step.' }) isOn!: boolean;
  @Nullable(() => Instant, 'When the authenticator app was set up; null without one.') authenticatorSince!:
    string | null;
  @Field(() => Int, { description: 'Recovery codes that were not used yet.' }) recoveryCodesLeft!: number;
  @Field(() => [Passkey], { description: 'Passkeys, oldest first.' }) passkeys!: Passkey[];
}

@ObjectType({ description: 'What an authenticator app needs to make codes.' })
export class AuthenticatorSetup {
  @Field({ description: 'The secret in base 32, for typing.' }) secret!: string;
  @Field({ description: 'The secret as an `otpauth://` address, for a QR code.' }) uri!: string;
}
