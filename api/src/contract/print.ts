// npm run schema [-- --check]: writes schema.graphql, or checks that it is current.
import { contract } from './contract.ts';
import { writeOrCompare } from './writeOrCompare.ts';

writeOrCompare('schema.graphql', await contract(), 'npm run schema');
