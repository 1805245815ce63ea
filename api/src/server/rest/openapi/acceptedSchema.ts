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
import type { Schema } from './openApi.ts';
import { orNull, scalarSchema } from './scalars.ts';

/** The schema of an input type as REST accepts it; optional values may be null or absent. */
const acceptedSchema = (type: GraphQLInputType, components: Components): Schema => {
  const present = presentSchema(type, components);
  return isNonNullType(type) ? present : orNull(present);
};

/** The same without null. */
export const presentSchema = (typeOrNull: GraphQLInputType, components: Components): Schema => {
  const type = getNullableType(typeOrNull);
  if (isListType(type)) return { type: 'array', items: acceptedSchema(type.ofType, components) };
  if (isEnumType(type)) return components.words(type);
  if (isInputObjectType(type)) return components.ref(type.name, () => bodySchema(type, components));
  return isScalarType(type) ? scalarSchema(type.name, 'accepted') : {};
};

/** The schema of a body without the field that the path has. */
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
          ...acceptedSchema(fieldType, components),
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
