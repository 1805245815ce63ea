import {
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';
import type { Components } from './components.ts';
import type { Schema } from './openApi.ts';
import { sampleOf } from './samples.ts';
import { orNull, scalarSchema } from './scalars.ts';

/** The context of a selection: the schema and the document's fragments. */
export interface SelectionContext {
  fragments: Map<string, FragmentDefinitionNode>;
  components: Components;
}

/** The schema of the JSON that a selection returns. */
export const answeredSchema = (
  type: GraphQLOutputType,
  selected: SelectionSetNode | undefined,
  around: SelectionContext,
): Schema => {
  const bare = bareSchema(getNullableType(type), selected, around);
  return isNonNullType(type) ? bare : orNull(bare);
};

const bareSchema = (
  type: GraphQLOutputType,
  selected: SelectionSetNode | undefined,
  around: SelectionContext,
): Schema => {
  if (isListType(type)) return { type: 'array', items: answeredSchema(type.ofType, selected, around) };
  if (isEnumType(type)) return around.components.words(type);
  if (isScalarType(type)) return scalarSchema(type.name, 'answered');
  if (!isObjectType(type) || !selected) throw new Error(`OpenAPI cannot say what a selection on ${String(type)} is.`);
  const [only, ...more] = selected.selections;
  if (only?.kind !== Kind.FRAGMENT_SPREAD || more.length > 0) return recordSchema(type, selected, around);
  return around.components.ref(only.name.value.replace(/^Rest/, ''), () => recordSchema(type, selected, around));
};

const recordSchema = (type: GraphQLObjectType, selected: SelectionSetNode, around: SelectionContext): Schema => {
  const fields = fieldsOf(selected, around);
  const keys = fields.map(({ alias, name }) => (alias ?? name).value);
  return {
    type: 'object',
    title: type.name,
    description: type.description ?? '',
    required: keys,
    properties: Object.fromEntries(fields.map((field, at) => [keys[at], propertySchema(type, field, around)])),
  };
};

const fieldsOf = (selected: SelectionSetNode, around: SelectionContext): FieldNode[] =>
  selected.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? around.fragments.get(selection.name.value) : selection;
    return fragment ? fieldsOf(fragment.selectionSet, around) : [];
  });

const propertySchema = (
  parent: GraphQLObjectType,
  { name, selectionSet }: FieldNode,
  around: SelectionContext,
): Schema => {
  const field = parent.getFields()[name.value];
  if (!field) throw new Error(`${parent.name} has no field ${name.value}.`);
  return {
    ...answeredSchema(field.type, selectionSet, around),
    description: field.description ?? '',
    ...sampleOf(parent.name, name.value),
  };
};
