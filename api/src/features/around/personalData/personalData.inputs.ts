import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Nullable } from '../../../schema/nullable.ts';
import { Instant } from '../../../schema/scalars.ts';

@InputType({ description: "The deletion of the viewer's account." })
export class DeleteAccountInput {
  @Field({ description: 'The current password.' }) password!: string;
  @Nullable(() => String, 'A code of the second factor or a recovery code; needed if the account has a second factor.')
  code?: string | null;
  @Field({ description: 'The word DELETE.' }) confirmation!: string;
}

@ObjectType({ description: "A download of the viewer's data." })
export class DataExport {
  @Field(() => ID, { description: 'Id; part of its address, `/api/user/data-export/{id}`.' }) id!: string;
  @Field(() => Instant, { description: 'When it was asked for.' }) createdAt!: Date;
  @Nullable(() => Instant, 'When it was ready; null while it is being prepared.') readyAt!: Date | null;
  @Nullable(() => Instant, 'Until when it can be downloaded, or null.') expiresAt!: Date | null;
  @Nullable(() => Int, 'Its size in characters, or null.') size!: number | null;
}
