import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A company profile.' })
export class CompanyProfileInput {
  @Field(() => ID, { nullable: true, description: 'Blank, or the id of the signed-in user; any other is refused.' })
  userId?: string | null;
  @Field({ description: 'Official name.' }) companyName!: string;
  @Field({ description: 'Telephone.' }) phone!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Country in which the company is registered; if absent it stays, at first that of the owner.',
  })
  registrationCountry?: string | null;
  @Field(() => String, { nullable: true, description: 'Web address, http or https.' }) website?: string | null;
  @Field(() => String, { nullable: true, description: 'Email address for business mail, which members see.' })
  contactEmail?: string | null;
  @Field(() => String, { nullable: true, description: 'Postal address.' }) address?: string | null;
  @Field(() => String, { nullable: true, description: 'What the company does.' }) description?: string | null;
  @Field(() => String, { nullable: true, description: 'Number in the trade register.' }) businessRegistrationNumber?:
    string | null;
  @Field(() => String, { nullable: true, description: 'VAT number, which the other side of an order sees.' })
  vatNumber?: string | null;
}
