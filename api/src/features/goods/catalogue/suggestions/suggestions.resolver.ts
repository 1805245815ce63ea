import { owner } from '../../../../reading/reading.ts';
import { ListArgs } from '../../../../schema/connectionTypes.ts';
import { idArgument, input, listOf, mutation, query, rootFields, textArgument } from '../../../../schema/rootFields.ts';
import { MaterialInput } from '../admin/catalogueAdmin.inputs.ts';
import { MaterialSuggestion } from './materialSuggestion.entity.ts';
import { MaterialSuggestionConnection, SuggestionListArgs, SuggestMaterialInput } from './suggestions.inputs.ts';
import { acceptSuggestion, declineSuggestion, suggestProduct } from './suggestions.service.ts';

const id = idArgument('id', 'The suggestion.');

export const SuggestionsResolver = rootFields('member', {
  mySuggestions: listOf(
    'read',
    MaterialSuggestion,
    ListArgs,
    'The materials that the viewer suggested, newest first.',
    owner,
  ),
  materialSuggestions: query('staff', {
    cost: 'planned',
    access: 'admin',
    type: () => MaterialSuggestionConnection,
    description: 'The suggested materials for admins, newest first.',
    args: [SuggestionListArgs],
    read: (ctx, info, args) => ctx.reader.many(ctx, info, MaterialSuggestion, { ...args }),
  }),
  suggestMaterial: mutation('trade', {
    cost: 20,
    record: MaterialSuggestion,
    description: 'Suggests a material for the catalogue. An admin decides, and the member gets a message.',
    args: [input(SuggestMaterialInput, 'The material.')],
    run: suggestProduct,
  }),
  acceptSuggestion: mutation('staff', {
    cost: 20,
    access: 'admin',
    record: MaterialSuggestion,
    description: 'Adds a suggested material to the catalogue, with the values of the input.',
    args: [id, input(MaterialInput, 'The material to add.')],
    id: (suggestionId) => suggestionId,
    run: acceptSuggestion,
  }),
  declineSuggestion: mutation('staff', {
    cost: 20,
    access: 'admin',
    record: MaterialSuggestion,
    description: 'Declines a suggested material with a reason.',
    args: [id, textArgument('reason', 'The reason for the member, at most 500 characters.')],
    id: (suggestionId) => suggestionId,
    run: declineSuggestion,
  }),
});
