// The market's schema and src/operations.graphql → src/operations.generated.ts. Outside of the market's repository the schema is that of
// the market at FEEDSTOCK_URL.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';

const here = import.meta.dirname;
const inRepository = join(here, '../../schema.graphql');

const config: CodegenConfig = {
  schema: existsSync(inRepository) ? inRepository : `${process.env.FEEDSTOCK_URL}/schema.graphql`,
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
