// schema.graphql and the web's .graphql documents → typed operations.
import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: './schema.graphql',
  documents: './web/src/**/*.graphql',
  generates: {
    // One file beside each document: a screen loads its own operations and no other's.
    './web/src/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        // Types are named as their document is, which is named as its component is.
        namingConvention: 'keep',
        scalars: {
          ID: 'string',
          DateTime: 'string',
          Date: 'string',
          Money: 'string',
          Decimal: 'string',
          JSON: 'Record<string, unknown>',
        },
        // A new scalar is given a type here before it is used.
        strictScalars: true,
        enumType: 'string-literal',
        useTypeImports: true,
        // Apollo Client asks for __typename everywhere but at the root.
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
      },
    },
  },
};

export default config;
