// Clients of two generators: compiled strictly, then called.
import { createRequire } from 'node:module';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tool } from '../tool.mjs';

const folder = join(import.meta.dirname, '../.cache/openapi');

export async function proveOpenApi({ url, seller }) {
  const document = `${url}/api/openapi.json`;
  tool('openapi-typescript/bin/cli.js', document, '-o', join(folder, 'schema.ts'));
  tool('@hey-api/openapi-ts/bin/run.js', '-i', document, '-o', join(folder, 'sdk'), '--silent');
  cpSync(join(import.meta.dirname, 'useClients.ts'), join(folder, 'useClients.ts'));
  writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}');
  tool('typescript/bin/tsc', '-p', import.meta.dirname);
  const { useClients } = createRequire(import.meta.url)(join(folder, 'out/useClients.js'));
  return useClients(url, seller);
}
