import { Field, ObjectType } from 'type-graphql';
import { Nullable } from '../../../schema/nullable.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { CompanyProfile } from '../../people/companies/companyProfile.entity.ts';
import { Offering } from './offering.entity.ts';

@ObjectType({ description: 'An active offering of a product, with its supplier.' })
export class SupplierOffer {
  @Field(() => User, { description: 'The supplier.' }) user!: User;
  @Nullable(() => CompanyProfile, 'The company that offers it, or null.') companyProfile!: CompanyProfile | null;
  @Field(() => Offering, { description: 'The offering itself.' }) offering!: Offering;
}
