import {
  getNullableType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { sampleOf } from '../../docs/samples.ts';
import { requiredFields } from '../requiredSentences.ts';
import type { Schema } from './openApiTypes.ts';

const TEXT: Schema = { type: 'string' };

/** The JSON schema of each scalar in responses. */
const scalars: Record<string, Schema> = {
  String: TEXT,
  Boolean: { type: 'boolean' },
  Int: { type: 'integer', format: 'int32' },
  Float: { type: 'number' },
  JSON: { type: 'object' },
  ID: { type: 'string', format: 'uuid' },
  Money: { type: 'string', format: 'decimal' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
};

/** Where requests accept more: some fields of type ID accept blank values or 'none'. */
const acceptedScalars: Record<string, Schema> = {
  ...scalars,
  ID: TEXT,
  Money: { type: ['string', 'number'], format: 'decimal' },
};

const scalarSchema = (schemas: Record<string, Schema>, name: string): Schema => {
  const schema = schemas[name];
  if (!schema) throw new Error(`OpenAPI does not know the scalar ${name}: add its JSON schema to schemaObjects.ts.`);
  return schema;
};

/** Formats of texts in bodies, by field. */
const formats: Partial<Record<string, string>> = {
  email: 'email',
  website: 'uri',
  password: 'password',
  confirmPassword: 'password',
};

const orNull = (schema: Schema): Schema =>
  schema.type === undefined
    ? { anyOf: [...(schema.anyOf ?? [schema]), { type: 'null' }] }
    : { ...schema, type: [schema.type, 'null'].flat() };

export const withExample = (schema: Schema, sample: unknown): Schema =>
  sample === undefined ? schema : { ...schema, examples: [sample] };

export const recordSchema = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

/** Translates types of GraphQL to JSON schemas. Types with a name are components: written once and referenced elsewhere. */
export class Schemas {
  readonly components: Record<string, Schema> = {};
  private readonly schema: GraphQLSchema;
  private readonly fragments: Map<string, FragmentDefinitionNode>;

  constructor(schema: GraphQLSchema, fragments: Map<string, FragmentDefinitionNode>) {
    this.schema = schema;
    this.fragments = fragments;
  }

  component(name: string, make: () => Schema): Schema {
    this.components[name] ??= make();
    return { $ref: `#/components/schemas/${name}` };
  }

  /** Resolves a reference. */
  resolved(schema: Schema): Schema {
    return schema.$ref ? (this.components[schema.$ref.split('/').pop() ?? ''] ?? {}) : schema;
  }

  /** The schema of a value that is present, of a type in requests; without a field that is part of the path. */
  input(typeOrNull: GraphQLInputType, without?: string): Schema {
    const type = getNullableType(typeOrNull);
    if (isListType(type)) return { type: 'array', items: this.optionalInput(type.ofType) };
    if (isEnumType(type)) return this.words(type);
    if (isInputObjectType(type)) return this.component(type.name, () => this.body(type, without));
    return scalarSchema(acceptedScalars, type.name);
  }

  /** REST accepts null for optional values. */
  private optionalInput(type: GraphQLInputType): Schema {
    return isNonNullType(type) ? this.input(type) : orNull(this.input(type));
  }

  private body(type: GraphQLInputObjectType, without?: string): Schema {
    const fields = Object.values(type.getFields()).filter(({ name }) => name !== without);
    const required = fields.filter(
      ({ name, type: of }) => isNonNullType(of) || name === requiredFields[type.name]?.name,
    );
    const properties = fields.map(({ name, type: of, description }): [string, Schema] => {
      const format = formats[name];
      return [name, { ...this.optionalInput(of), ...(format && { format }), description: description ?? '' }];
    });
    return {
      type: 'object',
      description: type.description ?? '',
      required: required.map(({ name }) => name),
      properties: Object.fromEntries(properties),
    };
  }

  /** The schema of the JSON that a selection returns. */
  output(typeOrNull: GraphQLOutputType, selected?: SelectionSetNode): Schema {
    const type = getNullableType(typeOrNull);
    const present = this.presentOutput(type, selected);
    return type === typeOrNull ? orNull(present) : present;
  }

  private presentOutput(type: GraphQLOutputType, selected?: SelectionSetNode): Schema {
    if (isListType(type)) return { type: 'array', items: this.output(type.ofType, selected) };
    // Values are added at any time, so programs must not refuse others.
    if (isEnumType(type)) return { anyOf: [this.words(type), TEXT] };
    if (isScalarType(type)) return scalarSchema(scalars, type.name);
    if (isAbstractType(type) && selected) return this.variants(selected);
    if (!isObjectType(type) || !selected) throw new Error(`OpenAPI cannot describe a selection on ${String(type)}.`);
    const [only, ...more] = selected.selections;
    if (only?.kind !== Kind.FRAGMENT_SPREAD || more.length > 0) return this.record(type, selected);
    return this.component(only.name.value.replace(/^Rest/, ''), () => this.record(type, selected));
  }

  /** A selection on an interface or a union: the record of each type that it has a fragment for. */
  private variants({ selections }: SelectionSetNode): Schema {
    const records = selections.map((each) => {
      const name = each.kind === Kind.INLINE_FRAGMENT ? each.typeCondition?.name.value : undefined;
      const type = this.schema.getType(name ?? '');
      if (each.kind !== Kind.INLINE_FRAGMENT || !isObjectType(type))
        throw new Error('OpenAPI describes an abstract type by fragments on its types.');
      return this.record(type, each.selectionSet);
    });
    return records.length === 1 && records[0] ? records[0] : { anyOf: records };
  }

  private record(type: GraphQLObjectType, selected: SelectionSetNode): Schema {
    const properties = this.fieldsOf(selected).map(({ alias, name, selectionSet }): [string, Schema] => {
      if (name.value === '__typename')
        return [(alias ?? name).value, withExample({ ...TEXT, description: 'What it is.' }, type.name)];
      const field = type.getFields()[name.value];
      if (!field) throw new Error(`${type.name} has no field ${name.value}.`);
      const value = this.output(field.type, selectionSet);
      const description = field.description ?? '';
      return [(alias ?? name).value, withExample({ ...value, description }, sampleOf(type.name, name.value))];
    });
    return { title: type.name, description: type.description ?? '', ...recordSchema(Object.fromEntries(properties)) };
  }

  private fieldsOf(selected: SelectionSetNode): FieldNode[] {
    return selected.selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? this.fragments.get(selection.name.value) : selection;
      return fragment ? this.fieldsOf(fragment.selectionSet) : [];
    });
  }

  private words(type: GraphQLEnumType): Schema {
    const values = type.getValues();
    const list = values.map(({ name, description }) => `- \`${name}\`: ${description}`);
    return this.component(type.name, () => ({
      ...TEXT,
      enum: values.map(({ name }) => name),
      description: [type.description, ...list].join('\n'),
    }));
  }

  /** An example value, made from the examples in the schema. */
  example(schema: Schema): unknown {
    if (schema.examples) return schema.examples[0];
    const { examples, enum: words, items, properties } = this.resolved(schema.anyOf?.[0] ?? schema);
    if (examples) return examples[0];
    if (words) return words[0];
    if (items) return [this.example(items)];
    if (schema.type === 'boolean') return false;
    if (!properties) return null;
    return Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, this.example(each)]));
  }
}
