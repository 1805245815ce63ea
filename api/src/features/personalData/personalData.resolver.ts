import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { latestExport, requestExport } from './dataExport.service.ts';
import { deleteAccount } from './deleteAccount.service.ts';
import { DataExport, DeleteAccountInput } from './personalData.inputs.ts';

@Authorized('member')
@Resolver()
export class PersonalDataResolver {
  @Scope('account')
  @Query(() => DataExport, {
    nullable: true,
    description: "The viewer's latest download of personal data; null if there is none or it has expired.",
  })
  dataExport(@Ctx() ctx: Context): Promise<DataExport | null> {
    return latestExport(ctx);
  }

  @Scope('account')
  @Mutation(() => DataExport, {
    description:
      "Prepares a download of the viewer's data, at most 3 in 24 hours; the viewer gets a notice once it is ready.",
  })
  requestDataExport(@Ctx() ctx: Context): Promise<DataExport> {
    return requestExport(ctx);
  }

  @Scope('account')
  @Mutation(() => ID, {
    description:
      'Deletes the account of the viewer; returns its id. Refused with ACCOUNT_IN_USE and `reasons` while orders are open or auctions run.',
  })
  deleteAccount(
    @Arg('input', () => DeleteAccountInput, { description: 'The password and the confirmation.' })
    input: DeleteAccountInput,
    @Ctx() ctx: Context,
  ): Promise<string> {
    return deleteAccount(ctx, input);
  }
}
