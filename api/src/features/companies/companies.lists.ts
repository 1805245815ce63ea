import { ArgsType, Field, ID } from 'type-graphql';
import { connectionOf, SearchArgs } from '../../schema/connectionTypes.ts';
import { OnlyWatched } from '../watchlist/watched.ts';
import { CompanyProfile } from './companyProfile.entity.ts';

export const CompanyProfileConnection = connectionOf(CompanyProfile);

@ArgsType()
export class ListedCompanyArgs extends SearchArgs {
  @Field(() => String, { nullable: true, description: 'Only companies registered in this country.' }) country?: string;
  @Field(() => ID, {
    nullable: true,
    description: 'Only companies that offer a material of this category or its descendants now.',
  })
  categoryId?: string;
  @Field(() => Boolean, { nullable: true, description: 'True: only verified companies. False: only the others.' })
  verified?: boolean;
  @OnlyWatched() watched?: boolean;
}
