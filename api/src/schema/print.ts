// npm run schema [-- --check]: writes schema.graphql, or tells whether it is current.
import { readFileSync, writeFileSync } from 'node:fs';
import { contract } from './contract.ts';

const file = new URL('../../../schema.graphql', import.meta.url);
const current = await contract();
if (!process.argv.includes('--check')) writeFileSync(file, current);
else if (readFileSync(file, 'utf8') !== current) {
  console.error('schema.graphql is not what the API says. Run: npm run schema');
  process.exitCode = 1;
}
