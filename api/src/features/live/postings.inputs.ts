import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { StartArgs } from '../../schema/startArgs.ts';

@InputType({ description: 'Limits new RFPs; one match is enough. Without ids: all.' })
export class RfpPostedFilter {
  @Field(() => [ID], { nullable: true, description: 'At most 50 categories, with all that is below them.' })
  categoryIds?: string[] | null;
  @Field(() => [ID], { nullable: true, description: 'At most 50 materials.' }) productIds?: string[] | null;
}

@ArgsType()
export class RfpPostedArgs extends StartArgs {
  @Field(() => RfpPostedFilter, { nullable: true, description: 'Which RFPs; all if absent.' })
  filter?: RfpPostedFilter | null;
}

@ArgsType()
export class OfferingChangedArgs extends StartArgs {
  @Field(() => [ID], { description: 'The offerings, 1 to 100.' }) ids!: string[];
}
