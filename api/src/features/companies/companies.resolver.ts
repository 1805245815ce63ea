import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { plannedFields } from '../../schema/plannedFields.ts';
import { sql } from '../../reading/sql.ts';
import { IdArgs } from '../../schema/connectionTypes.ts';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { User } from '../accounts/user.entity.ts';
import { CompanyProfileInput } from './companies.inputs.ts';
import { saveCompanyProfile } from './companies.service.ts';
import { CompanyProfile } from './companyProfile.entity.ts';

@Authorized('member')
@Resolver()
export class CompaniesResolver {
  @Scope('read')
  @Query(() => CompanyProfile, { nullable: true, description: "The viewer's own company profile, or null." })
  myCompanyProfile(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.one(ctx, info, CompanyProfile, (row) => sql`${row}.user_id = ${ctx.viewer.id}`);
  }

  @Authorized('anyone')
  @Scope('public')
  @Query(() => CompanyProfile, { nullable: true, description: 'A company profile by id, or null.' })
  companyProfile(@Args() { id }: IdArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.byId(ctx, info, CompanyProfile, id);
  }

  @Scope('account')
  @Mutation(() => CompanyProfile, {
    nullable: true,
    description: "Creates or changes the viewer's company profile; it has to be verified again.",
  })
  async saveCompanyProfile(
    @Arg('input', () => CompanyProfileInput, { description: 'The profile.' }) input: CompanyProfileInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return ctx.reader.byId(ctx, info, CompanyProfile, await saveCompanyProfile(ctx, input));
  }
}

export const UserCompany = plannedFields(User, {
  companyProfile: { type: () => CompanyProfile, nullable: true, description: 'The company profile, or null.' },
});
