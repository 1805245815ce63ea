// node scripts/run.mjs contract/printOpenApi.js <file>: writes the OpenAPI document, for the linter.
import { writeFileSync } from 'node:fs';
import { openApi } from '../server/rest/openapi/document.ts';
import { marketSchema } from '../slices.ts';

const [, , file] = process.argv;
if (!file) throw new Error('The file to write is missing.');
const place = { cookie: 'feedstock_sid', address: 'https://market.example' };
writeFileSync(file, JSON.stringify(openApi(await marketSchema(), place), null, 2));
