import { Field, ID, InputType } from 'type-graphql';
import { Nullable } from '../../../schema/nullable.ts';

@InputType({ description: 'A company profile.' })
export class CompanyProfileInput {
  @Nullable(() => ID, 'Blank, or the id of the signed-in user; any other is refused.') userId?: string | null;
  @Field({ description: 'Official name.' }) companyName!: string;
  @Field({ description: 'Telephone.' }) phone!: string;
  @Nullable(() => String, 'Country in which the company is registered; if absent it stays, at first that of the owner.')
  registrationCountry?: string | null;
  @Nullable(() => String, 'Web address, http or https.') website?: string | null;
  @Nullable(() => String, 'Email address for business mail, which members see.') contactEmail?: string | null;
  @Nullable(() => String, 'Postal address.') address?: string | null;
  @Nullable(() => String, 'What the company does.') description?: string | null;
  @Nullable(() => String, 'Number in the trade register.') businessRegistrationNumber?: string | null;
  @Nullable(() => String, 'VAT number, which the other side of an order sees.') vatNumber?: string | null;
}
