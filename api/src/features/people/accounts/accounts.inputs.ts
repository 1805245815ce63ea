import { Field, InputType } from 'type-graphql';
import { graphEnum } from '../../../schema/enums.ts';
import { Nullable } from '../../../schema/nullable.ts';

const RegistrationRole = graphEnum('RegistrationRole', 'A role that can be chosen at registration.', {
  buyer: 'Wants to buy.',
  seller: 'Wants to sell.',
  both: 'Wants to buy and sell.',
});
type RegistrationRole = keyof typeof RegistrationRole;

@InputType({ description: 'A login.' })
export class LoginInput {
  @Field({ description: 'Business email.' }) email!: string;
  @Field({ description: 'Password.' }) password!: string;
}

@InputType()
abstract class PersonInput {
  @Field({ description: 'First name.' }) firstName!: string;
  @Nullable(() => String, 'Last name; required unless `onlyOneName`.') lastName?: string | null;
  @Nullable(() => Boolean, 'Whether the person has one name, which is the first one; the last name is empty then.')
  onlyOneName?: boolean | null;
  @Field({ description: 'Telephone.' }) mobileNumber!: string;
  @Field({ description: 'Company name.' }) companyName!: string;
  @Field({ description: 'Position in the company.' }) position!: string;
  @Field({ description: 'Country.' }) country!: string;
  @Field({ description: 'City.' }) city!: string;
}

@InputType({ description: 'A registration; every field is mandatory, but for the last name of people with one name.' })
export class RegisterInput extends PersonInput {
  @Field({ description: 'Business email.' }) email!: string;
  @Field({
    description: 'At least 8 characters with an uppercase and a lowercase letter, a number and a special character.',
  })
  password!: string;
  @Field({ description: 'The password, repeated.' }) confirmPassword!: string;
  @Nullable(() => RegistrationRole, '`buyer` if absent.') role?: RegistrationRole | null;
  @Field({ description: 'Whether the Terms and Conditions are accepted; must be true.' }) acceptTerms!: boolean;
  @Field({ description: 'Whether the Privacy Policy is accepted; must be true.' }) acceptPrivacy!: boolean;
}

@InputType({
  description:
    "The viewer's personal data, as others see it; every field is mandatory, but for the last name of people with one name.",
})
export class AccountInput extends PersonInput {}

@InputType({ description: 'A new email address of the viewer.' })
export class EmailChangeInput {
  @Field({ description: 'The new address.' }) newEmail!: string;
  @Field({ description: 'The current password.' }) password!: string;
}

@InputType({ description: 'A new password, set with a link from an email.' })
export class PasswordResetInput {
  @Field({ description: 'The token of the link: what follows `#` in its address.' }) token!: string;
  @Field({ description: 'The new password, by the rules of registration.' }) newPassword!: string;
  @Field({ description: 'The new password, repeated.' }) confirmPassword!: string;
  @Nullable(() => Boolean, 'Whether older API keys of the account are revoked too. False if absent.')
  revokeApiKeys?: boolean | null;
}

@InputType({ description: 'A new password.' })
export class PasswordChangeInput {
  @Field({ description: 'The current password.' }) currentPassword!: string;
  @Field({ description: 'The new password, by the rules of registration; it must differ from the current one.' })
  newPassword!: string;
  @Field({ description: 'The new password, repeated.' }) confirmPassword!: string;
}
