// schema.graphql and the web's .graphql documents → typed operations.
import type { CodegenConfig } from '@graphql-codegen/cli';

const SCHEMA_TYPES = './web/src/schemaTypes.generated.ts';

const settings = {
  // Types are named after their document, which is named after its component.
  namingConvention: 'keep',
  scalars: {
    ID: 'string',
    DateTime: 'string',
    Date: 'string',
    Money: 'string',
    Decimal: 'string',
    JSON: 'Record<string, unknown>',
  },
  // Every scalar must be mapped to a type here.
  strictScalars: true,
  enumType: 'string-literal',
  useTypeImports: true,
  // Apollo Client adds __typename everywhere except at the root.
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
};

const config: CodegenConfig = {
  schema: './schema.graphql',
  documents: './web/src/**/*.graphql',
  generates: {
    // Enumerations and inputs, once for all documents.
    [SCHEMA_TYPES]: {
      plugins: ['typescript-operations'],
      config: { ...settings, generateOperationTypes: false },
    },
    // One file per document: one module for all would make every screen load all operations with its first script.
    './web/src/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', './scripts/typedDocuments.mjs'],
      config: { ...settings, importSchemaTypesFrom: SCHEMA_TYPES },
    },
  },
};

export default config;
