import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { KeyScope } from '../../../../reading/reading.ts';
import { graphEnum } from '../../../../schema/enums.ts';
import { Node } from '../../../../schema/node.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { Calendar, Instant } from '../../../../schema/scalars.ts';

const ApiKeyScope = graphEnum('ApiKeyScope', 'What an API key may do.', {
  read: 'Read what its member may read.',
  trade: 'Change postings, bids, orders and messages, and read what these changes return.',
});

@ObjectType({ description: 'How much an API key was used on a UTC day.' })
export class ApiKeyUsage {
  @Field(() => Calendar, { description: 'The UTC day.' }) day!: string;
  @Field(() => Int, { description: 'Requests and subscriptions.' }) requests!: number;
  @Field(() => Int, { description: 'Cost points.' }) points!: number;
}

@ObjectType({
  implements: Node,
  description: "A key by which a program acts as its member, within the key's scopes.",
})
export class ApiKey extends Node {
  @Field({ description: 'The name that its member gave it.' }) name!: string;
  @Field({ description: 'How the secret begins.' }) prefix!: string;
  @Field(() => [ApiKeyScope], { description: 'What the key may do.' }) scopes!: KeyScope[];
  @Field(() => Instant, { description: 'When it was created.' }) createdAt!: Date;
  @Nullable(() => Instant, 'When it was last used, within five minutes; null if never.') lastUsedAt!: Date | null;
  @Nullable(() => Instant, 'When it stops working, or null.') expiresAt!: Date | null;
  @Field(() => [ApiKeyUsage], {
    description: 'The days of the last 30 on which it was used, oldest first; a few seconds late.',
  })
  usage!: ApiKeyUsage[];
}

@ObjectType({ simpleResolvers: true, description: 'A new API key.' })
export class CreatedApiKey {
  @Field({ description: 'The secret: `fsk_` and 36 letters and digits. It is shown only here.' }) secret!: string;
  apiKeyId!: string;
}

@InputType({ description: 'A new API key.' })
export class CreateApiKeyInput {
  @Field({ description: 'A name by which to recognise it, at most 60 characters.' }) name!: string;
  @Field(() => [ApiKeyScope], { description: 'What the key may do; at least one.' }) scopes!: KeyScope[];
  @Nullable(() => Instant, 'When it stops working, at most 366 days from now; absent or null: never.')
  expiresAt?: string | null;
  @Field({ description: 'The current password.' }) password!: string;
}
