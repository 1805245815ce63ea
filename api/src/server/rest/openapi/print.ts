// node scripts/run.mjs server/rest/openapi/print.js <file>: writes the OpenAPI document, for the linter.
import { writeFileSync } from 'node:fs';
import { feedstockSchema } from '../../../schema/schema.ts';
import { openApi } from './document.ts';

const [, , file] = process.argv;
if (!file) throw new Error('The file to write is missing.');
const place = { cookie: 'feedstock_sid', address: 'https://market.example' };
writeFileSync(file, JSON.stringify(openApi(await feedstockSchema(), place), null, 2));
