import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import type { Components } from './components.ts';
import type { Schema } from './openApiTypes.ts';
import { orNull, scalarSchema } from './scalars.ts';

/** The schema of an input type; REST accepts null for optional values. */
const inputSchema = (type: GraphQLInputType, components: Components): Schema => {
  const present = nonNullInputSchema(type, components);
  return isNonNullType(type) ? present : orNull(present);
};

/** The schema of an input type, without null. */
export const nonNullInputSchema = (typeOrNull: GraphQLInputType, components: Components): Schema => {
  const type = getNullableType(typeOrNull);
  if (isListType(type)) return { type: 'array', items: inputSchema(type.ofType, components) };
  if (isEnumType(type)) return components.words(type);
  if (isInputObjectType(type)) return components.ref(type.name, () => bodySchema(type, components));
  return isScalarType(type) ? scalarSchema(type.name, 'input') : {};
};

/** The schema of a body without the field that is part of the path. */
export const bodyWithout = (field: string, type: GraphQLInputObjectType, components: Components): Schema =>
  components.ref(type.name, () => bodySchema(type, components, field));

const bodySchema = (type: GraphQLInputObjectType, components: Components, without?: string): Schema => {
  const fields = Object.values(type.getFields()).filter(({ name }) => name !== without);
  return {
    type: 'object',
    description: type.description ?? '',
    required: fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name),
    properties: Object.fromEntries(
      fields.map(({ name, type: fieldType, description }) => [
        name,
        {
          ...inputSchema(fieldType, components),
          ...textFormat(name),
          description: description ?? '',
        },
      ]),
    ),
  };
};

const formats: Partial<Record<string, string>> = {
  email: 'email',
  website: 'uri',
  password: 'password',
  confirmPassword: 'password',
};

const textFormat = (name: string): Schema => (formats[name] ? { format: formats[name] } : {});
