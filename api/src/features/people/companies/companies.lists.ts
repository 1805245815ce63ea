import { ArgsType, ID } from 'type-graphql';
import { connectionOf, SearchArgs } from '../../../schema/connectionTypes.ts';
import { Nullable } from '../../../schema/nullable.ts';
import { OnlyWatched } from '../watchlist/watched.ts';
import { CompanyProfile } from './companyProfile.entity.ts';

export const CompanyProfileConnection = connectionOf(CompanyProfile);

@ArgsType()
export class ListedCompanyArgs extends SearchArgs {
  @Nullable(
    () => String,
    'Only companies registered in this country, by its English name or its ISO code of two letters; another is refused.',
  )
  country?: string;
  @Nullable(() => ID, 'Only companies that offer a material of this category or its descendants now.')
  categoryId?: string;
  @Nullable(() => Boolean, 'True: only verified companies. False: only the others.') verified?: boolean;
  @OnlyWatched() watched?: boolean;
}
