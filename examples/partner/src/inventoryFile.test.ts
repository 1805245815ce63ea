import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { parseInventory, readInventory } from './inventoryFile.ts';

const HEADER = 'sku,title,description,quantity,unit,price,location\n';

it('The sample has 500 offerings', () => {
  assert.equal(readInventory(join(import.meta.dirname, '../offerings.csv')).length, 500);
});

it('Values are read by the names of the columns', () => {
  const text = '\ufeffprice,sku,unit,quantity,description,title\r\n7.5,A-1,MT,20,"Strong, pure.",Acid\r\n';
  const [item] = parseInventory(text);
  const given = Object.entries(item!).filter(([, value]) => value !== null);
  assert.deepEqual(Object.fromEntries(given), {
    sku: 'A-1',
    title: 'Acid',
    description: 'Strong, pure.',
    quantity: 20,
    unit: 'MT',
    price: '7.50',
    terms: {},
  });
  assert.equal(item?.location, null);
});

it('Terms are those whose columns the file has, and a material is named', () => {
  const [item] = parseInventory(
    'sku,title,description,quantity,unit,price,material,minimumQuantity,packaging,origin\nA,Acid,Strong,20,MT,1,7664-93-9,2,IBC,\n',
  );
  assert.equal(item?.material, '7664-93-9');
  assert.deepEqual(item?.terms, { minimumQuantity: 2, packaging: 'IBC', origin: null });
});

it('The sample names materials and terms', () => {
  const items = readInventory(join(import.meta.dirname, '../offerings.csv'));
  assert.ok(items.filter(({ material }) => material !== null).length > items.length / 2);
  for (const { sku, terms } of items) assert.ok(terms.deliveryTerms && terms.leadTimeDays && terms.packaging, sku);
});

for (const [text, message] of [
  ['', 'The file does not end with a line break: it may not be complete.'],
  [`${HEADER}A,Acid,Strong,20,MT,1,Ro`, 'The file does not end with a line break: it may not be complete.'],
  [HEADER, 'The file has no offerings.'],
  ['sku,title\nA,Acid\n', "The file has no column 'description'."],
  [`${HEADER}A,Acid,Strong,20,MT,1,\nB,,Strong,20,MT,1,\n`, "Line 3: 'title' is empty."],
  [`${HEADER}A,Acid,Strong,many,MT,1,\n`, "Line 2: 'quantity' must be a whole number."],
  [
    'sku,title,description,quantity,unit,price,leadTimeDays\nA,Acid,Strong,20,MT,1,soon\n',
    "Line 2: 'leadTimeDays' must be a whole number.",
  ],
  [`${HEADER}A,Acid,Strong,20,MT,1.234,\n`, "Line 2: 'price' must be a number like 1234.50."],
  [`${HEADER}A,Acid,Strong,20,MT,1,\n\nA,Acid,Weak,20,MT,1,\n`, "Line 4: SKU 'A' is also in line 2."],
] as const)
  it(`A wrong file is refused: ${JSON.stringify(text)}`, () => {
    assert.throws(() => parseInventory(text), { message });
  });
