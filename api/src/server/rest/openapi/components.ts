import type { GraphQLEnumType } from 'graphql';
import type { Schema } from './openApiTypes.ts';

/** Collects named schemas, so that each is written once and referenced elsewhere. */
export class Components {
  readonly schemas: Record<string, Schema> = {};

  ref(name: string, make: () => Schema): Schema {
    this.schemas[name] ??= make();
    return { $ref: `#/components/schemas/${name}` };
  }

  /** Resolves a reference. */
  at(schema: Schema): Schema {
    return schema.$ref ? (this.schemas[schema.$ref.split('/').pop() ?? ''] ?? {}) : schema;
  }

  words(type: GraphQLEnumType): Schema {
    return this.ref(type.name, () => ({
      type: 'string',
      enum: type.getValues().map(({ name }) => name),
      description: [
        type.description,
        ...type.getValues().map(({ name, description }) => `- \`${name}\`: ${description}`),
      ].join('\n'),
    }));
  }
}
