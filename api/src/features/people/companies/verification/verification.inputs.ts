import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { SearchArgs } from '../../../../schema/connectionTypes.ts';
import { CommandInput } from '../../../../schema/inputs.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { Instant } from '../../../../schema/scalars.ts';
import { VerificationStatus } from '../companyProfile.entity.ts';

@ArgsType()
export class CompanyListArgs extends SearchArgs {
  @Nullable(() => VerificationStatus, 'Only companies of this verification status.') status?: VerificationStatus;
}

@InputType({ description: "An admin's decision about a company that waits for verification." })
export class DecideVerificationInput extends CommandInput {
  @Field(() => ID, { description: 'The company profile.' }) companyProfileId!: string;
  @Field(() => VerificationStatus, { description: '`approved`, `revision_requested` or `rejected`.' })
  status!: VerificationStatus;
  @Nullable(() => String, 'The reason, at most 1000 characters, for the owner. Needed unless approved.')
  reason?: string | null;
  @Field(() => Instant, {
    description:
      "The profile's `submittedAt` that the admin saw; the decision is refused if the profile has been saved since.",
  })
  submittedAt!: string;
}
