import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A login.' })
export class LoginInput {
  @Field({ description: 'Business email.' }) email!: string;
  @Field({ description: 'Password.' }) password!: string;
}

@InputType()
export abstract class PersonInput {
  @Field({ description: 'First name.' }) firstName!: string;
  @Field({ description: 'Last name.' }) lastName!: string;
  @Field({ description: 'Telephone.' }) mobileNumber!: string;
  @Field({ description: 'Company name.' }) companyName!: string;
  @Field({ description: 'Position in the company.' }) position!: string;
  @Field({ description: 'Country.' }) country!: string;
  @Field({ description: 'City.' }) city!: string;
}

@InputType({ description: 'A registration; every field is mandatory.' })
export class RegisterInput extends PersonInput {
  @Field({ description: 'Business email.' }) email!: string;
  @Field({
    description: 'At least 8 characters with an uppercase and a lowercase letter, a number and a special character.',
  })
  password!: string;
  @Field({ description: 'The password again.' }) confirmPassword!: string;
  @Field(() => String, { nullable: true, description: 'buyer, seller or both; buyer if absent.' }) role?: string | null;
  @Field({ description: 'True: the Terms and Conditions are accepted.' }) acceptTerms!: boolean;
  @Field({ description: 'True: the Privacy Policy is accepted.' }) acceptPrivacy!: boolean;
}

@InputType({ description: 'Who the viewer is, as others see it; every field is mandatory.' })
export class AccountInput extends PersonInput {}

@InputType({ description: 'A new password.' })
export class PasswordChangeInput {
  @Field({ description: 'The password so far.' }) currentPassword!: string;
  @Field({ description: 'The new one, by the rules of registration; another than the one so far.' })
  newPassword!: string;
  @Field({ description: 'The new one again.' }) confirmPassword!: string;
}
