import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, FieldResolver, Info, Mutation, Query, Resolver } from 'type-graphql';
import { planned } from '../../reading/reading.ts';
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
    return ctx.reader.one(ctx, info, CompanyProfile, (row) => sql`${row}.id = ${id}`);
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
    const id = await saveCompanyProfile(ctx, input);
    return ctx.reader.one(ctx, info, CompanyProfile, (row) => sql`${row}.id = ${id}`);
  }
}

@Resolver(() => User)
export class UserCompany {
  @FieldResolver(() => CompanyProfile, { nullable: true, description: 'The company profile, or null.' })
  companyProfile(): CompanyProfile {
    return planned();
  }
}
