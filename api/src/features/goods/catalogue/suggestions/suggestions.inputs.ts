import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { connectionOf, ListArgs } from '../../../../schema/connectionTypes.ts';
import { CommandInput } from '../../../../schema/inputs.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { MaterialSuggestion, SuggestionStatus } from './materialSuggestion.entity.ts';

export const MaterialSuggestionConnection = connectionOf(MaterialSuggestion);

@ArgsType()
export class SuggestionListArgs extends ListArgs {
  @Nullable(() => SuggestionStatus, 'Only suggestions of this status.') status?: SuggestionStatus;
}

@InputType({ description: 'A material that is missing in the catalogue.' })
export class SuggestMaterialInput extends CommandInput {
  @Field({ description: 'Name, at most 200 characters.' }) name!: string;
  @Nullable(() => String, 'CAS number with a valid check digit, in any writing.') casNumber?: string | null;
  @Nullable(() => ID, 'The category it may belong to.') categoryId?: string | null;
  @Field({ description: 'Why it is needed, at most 1,000 characters.' }) note!: string;
}
