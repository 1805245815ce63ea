import {
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';
import type { Components } from './components.ts';
import type { Schema } from './openApiTypes.ts';
import { sampleOf } from './samples.ts';
import { orNull, scalarSchema } from './scalars.ts';

/** The fragments of the document, and the components that collect named schemas. */
export interface SelectionContext {
  fragments: Map<string, FragmentDefinitionNode>;
  components: Components;
  /** Finds the types of fragments. */
  typeNamed?: (name: string) => GraphQLNamedType | undefined;
}

/** The schema of the JSON that a selection returns. */
export const outputSchema = (
  type: GraphQLOutputType,
  selected: SelectionSetNode | undefined,
  context: SelectionContext,
): Schema => {
  const bare = bareSchema(getNullableType(type), selected, context);
  return isNonNullType(type) ? bare : orNull(bare);
};

const bareSchema = (
  type: GraphQLOutputType,
  selected: SelectionSetNode | undefined,
  context: SelectionContext,
): Schema => {
  if (isListType(type)) return { type: 'array', items: outputSchema(type.ofType, selected, context) };
  if (isEnumType(type)) return context.components.words(type);
  if (isScalarType(type)) return scalarSchema(type.name, 'output');
  if (isAbstractType(type) && selected) return variantsSchema(selected, context);
  if (!isObjectType(type) || !selected) throw new Error(`OpenAPI cannot describe a selection on ${String(type)}.`);
  const [only, ...more] = selected.selections;
  if (only?.kind !== Kind.FRAGMENT_SPREAD || more.length > 0) return recordSchema(type, selected, context);
  return context.components.ref(only.name.value.replace(/^Rest/, ''), () => recordSchema(type, selected, context));
};

/** A selection on an interface or a union: the record of each type that it has a fragment for. */
const variantsSchema = ({ selections }: SelectionSetNode, context: SelectionContext): Schema => {
  const records = selections.map((each) => {
    const type =
      each.kind === Kind.INLINE_FRAGMENT && each.typeCondition && context.typeNamed?.(each.typeCondition.name.value);
    if (!type || !isObjectType(type)) throw new Error('OpenAPI describes an abstract type by fragments on its types.');
    return recordSchema(type, each.selectionSet, context);
  });
  return records.length === 1 && records[0] ? records[0] : { anyOf: records };
};

const recordSchema = (type: GraphQLObjectType, selected: SelectionSetNode, context: SelectionContext): Schema => {
  const fields = fieldsOf(selected, context);
  const keys = fields.map(({ alias, name }) => (alias ?? name).value);
  return {
    type: 'object',
    title: type.name,
    description: type.description ?? '',
    required: keys,
    properties: Object.fromEntries(fields.map((field, at) => [keys[at], propertySchema(type, field, context)])),
  };
};

const fieldsOf = (selected: SelectionSetNode, context: SelectionContext): FieldNode[] =>
  selected.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? context.fragments.get(selection.name.value) : selection;
    return fragment ? fieldsOf(fragment.selectionSet, context) : [];
  });

const propertySchema = (
  parent: GraphQLObjectType,
  { name, selectionSet }: FieldNode,
  context: SelectionContext,
): Schema => {
  const field = parent.getFields()[name.value];
  if (!field) throw new Error(`${parent.name} has no field ${name.value}.`);
  return {
    ...outputSchema(field.type, selectionSet, context),
    description: field.description ?? '',
    ...sampleOf(parent.name, name.value),
  };
};
