import { Field, ID, InputType } from 'type-graphql';
import { Nullable } from '../../../../schema/nullable.ts';

@InputType({ description: 'A new passkey, as the browser made it. Bytes are base64url.' })
export class NewPasskeyInput {
  @Field({ description: 'A name to recognise it by, of at most 60 characters.' }) name!: string;
  @Field({ description: '`id` of the credential.' }) credentialId!: string;
  @Field({ description: '`response.clientDataJSON`.' }) clientDataJSON!: string;
  @Field({ description: '`response.attestationObject`.' }) attestationObject!: string;
  @Nullable(() => [String], '`response.transports`.') transports?: string[] | null;
}

@InputType({ description: 'A login with a passkey, as the browser signed it. Bytes are base64url.' })
export class PasskeyLogInInput {
  @Field({ description: '`id` of the credential.' }) credentialId!: string;
  @Field({ description: '`response.clientDataJSON`.' }) clientDataJSON!: string;
  @Field({ description: '`response.authenticatorData`.' }) authenticatorData!: string;
  @Field({ description: '`response.signature`.' }) signature!: string;
}

@InputType({ description: 'A passkey to remove.' })
export class RemovePasskeyInput {
  @Field(() => ID, { description: 'The passkey.' }) id!: string;
  @Field({ description: 'The current password.' }) password!: string;
}
