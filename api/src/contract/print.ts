// npm run schema [-- --check]: writes schema.graphql, or checks that it is current.
import { readFileSync, writeFileSync } from 'node:fs';
import { contract } from './contract.ts';

const file = new URL('../../../schema.graphql', import.meta.url);
const current = await contract();
if (!process.argv.includes('--check')) writeFileSync(file, current);
else if (readFileSync(file, 'utf8') !== current) {
  console.error('schema.graphql is out of date. Run: npm run schema');
  process.exitCode = 1;
}
