// The market's schema and src/operations.graphql → src/operations.generated.ts. Outside of this repository take the schema from the market:
// FEEDSTOCK_SCHEMA=https://market.example/schema.graphql npm run codegen
import { join } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';

const here = import.meta.dirname;

const config: CodegenConfig = {
  schema: process.env.FEEDSTOCK_SCHEMA ?? join(here, '../../schema.graphql'),
  documents: join(here, 'src/*.graphql'),
  generates: {
    [join(here, 'src/operations.generated.ts')]: {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        documentMode: 'string',
        scalars: { ID: 'string', DateTime: 'string', Date: 'string', Money: 'string', JSON: 'unknown' },
        strictScalars: true,
        enumType: 'string-literal',
        useTypeImports: true,
        skipTypename: true,
      },
    },
  },
};

export default config;
