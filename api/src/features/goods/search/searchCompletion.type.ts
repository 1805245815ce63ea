import { Field, ID, ObjectType } from 'type-graphql';
import { graphEnum } from '../../../schema/enums.ts';
import { Nullable } from '../../../schema/nullable.ts';

export const CompletionKind = graphEnum('CompletionKind', 'What a completion of a search stands for.', {
  material: 'A material by its name.',
  synonym: 'A material by another name.',
  use: 'A use or function.',
  category: 'A category.',
  identifier: 'A material by a number, such as its CAS number.',
  company: 'A company by its name.',
});
export type CompletionKind = keyof typeof CompletionKind;

@ObjectType({ description: 'A way to complete the text of a search.' })
export class SearchCompletion {
  @Field({ description: 'The completed text.' }) text!: string;
  @Field(() => CompletionKind, { description: 'What it stands for.' }) kind!: CompletionKind;
  @Nullable(() => ID, 'Id of the material, or null.') productId!: string | null;
  @Nullable(() => ID, 'Id of the category, or null.') categoryId!: string | null;
  @Nullable(() => ID, 'Id of the company profile, or null.') companyId?: string | null;
  @Nullable(
    () => String,
    'The name of the material of a synonym or number, the number of materials of a use or category, the country of a company; or null.',
  )
  detail!: string | null;
}
