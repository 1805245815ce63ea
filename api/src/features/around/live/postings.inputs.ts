import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { Nullable } from '../../../schema/nullable.ts';
import { StartArgs } from '../../../schema/startArgs.ts';

@InputType({ description: 'Limits new RFPs; one match is enough. Without ids: all.' })
export class RfpPostedFilter {
  @Nullable(() => [ID], 'At most 50 categories, with all that is below them.') categoryIds?: string[] | null;
  @Nullable(() => [ID], 'At most 50 materials.') productIds?: string[] | null;
}

@ArgsType()
export class RfpPostedArgs extends StartArgs {
  @Nullable(() => RfpPostedFilter, 'Which RFPs; all if absent.') filter?: RfpPostedFilter | null;
}

@ArgsType()
export class OfferingChangedArgs extends StartArgs {
  @Field(() => [ID], { description: 'The offerings, 1 to 100.' }) ids!: string[];
}
