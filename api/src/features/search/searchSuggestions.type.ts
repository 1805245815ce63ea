import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What somebody could do next.' })
export class SuggestedAction {
  @Field({ description: 'start-rfp, start-auction or marketplace-post.' }) id!: string;
  @Field({ description: 'Short title.' }) title!: string;
  @Field({ description: 'One sentence around the query.' }) description!: string;
  @Field({ description: 'FileText, Gavel or ShoppingCart.' }) icon!: string;
  @Field({ description: 'True where signing in is needed first.' }) requiresAuth!: boolean;
}

@ObjectType({ description: 'Suggestions for a search for raw materials.' })
export class SearchSuggestions {
  @Field(() => [String], { description: 'Materials that fit.' }) suggestions!: string[];
  @Field(() => [String], { description: 'Materials of the same kind.' }) alternatives!: string[];
  @Field(() => [String], { description: 'Categories they stand in.' }) categories!: string[];
  @Field(() => [SuggestedAction], { description: 'What somebody could do next.' }) suggestedActions!: SuggestedAction[];
}
