import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphEnum } from '../../schema/enums.ts';

export const SearchList = graphEnum('SearchList', 'A list that the search uses.', {
  functions: 'What materials are used for: a row per function, with its names and materials.',
  lexicon: 'Foreign words and their English words.',
  protected_words: 'Words that are never corrected to words of the catalogue.',
  absent_materials: 'Materials that are not sold; a search for one of them finds no other material.',
});
export type SearchList = keyof typeof SearchList;

@ObjectType({ description: 'What materials are used for, by which the search finds them.' })
export class SearchFunction {
  @Field(() => ID, { description: 'Its id.' }) id!: string;
  @Field({ description: 'Name in English, such as `thickener`.' }) name!: string;
  @Field({ description: 'Its other names, one `text | language` per line.' }) names!: string;
  @Field({ description: 'Names of its materials, one per line, the most used first.' }) materials!: string;
}

@InputType({ description: 'What materials are used for.' })
export class SearchFunctionInput {
  @Field({ description: 'Name in English, at most 100 characters, unique.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'Other names, one `text | language` per line; at most 100.' })
  names?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Names of materials of the catalogue, one per line, the most used first; at most 200.',
  })
  materials?: string | null;
}
