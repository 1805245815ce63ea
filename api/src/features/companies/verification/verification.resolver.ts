import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { plannedFields } from '../../../schema/plannedFields.ts';
import type { Context } from '../../../schema/context.ts';
import { Scope } from '../../../schema/scope.ts';
import { CompanyProfile } from '../companyProfile.entity.ts';
import { CompanyListArgs, CompanyProfileConnection, DecideVerificationInput } from './verification.inputs.ts';
import { decideVerification } from './verification.service.ts';
import { VerificationDecision } from './verificationDecision.entity.ts';

@Authorized('admin')
@Resolver()
export class VerificationResolver {
  @Authorized('support')
  @Scope('staff')
  @Query(() => CompanyProfileConnection, {
    description: 'Company profiles for support and admins, least recently saved first.',
  })
  companyProfiles(@Args() args: CompanyListArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(ctx, info, CompanyProfile, { ...args });
  }

  @Scope('staff')
  @Mutation(() => CompanyProfile, {
    nullable: true,
    description: 'Decides about a company that waits for verification; for admins. The owner gets a message.',
  })
  async decideVerification(
    @Arg('input', () => DecideVerificationInput, { description: 'The decision.' }) input: DecideVerificationInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await decideVerification(ctx, input);
    return ctx.reader.byId(ctx, info, CompanyProfile, input.companyProfileId);
  }
}

export const CompanyDecisions = plannedFields(CompanyProfile, {
  decisions: {
    type: () => [VerificationDecision],
    description:
      'The latest decisions about its verification, newest first; visible to the owner, to support and to admins.',
  },
});
