import { userId, type Person } from './people.ts';
import { id, past, type Columns } from './rows.ts';

const category = (number: number, path: number[], position: number, name: string): Columns => ({
  id: id('category', number),
  created_at: past(number),
  name,
  description: `${name} and the like.`,
  parent_id: path.length > 0 ? id('category', path.at(-1) as number) : null,
  path: [...path, number].map((each) => id('category', each)),
  position,
});

export const categories: Columns[] = [
  category(1, [], 1, 'Industrial'),
  category(2, [], 0, 'Food & Nutrition'),
  category(3, [1], 0, 'Base Chemicals'),
  category(4, [1], 0, 'Alkalis'),
  category(5, [2], 2, 'Food Ingredients'),
  category(6, [1, 3], 1, 'Acids'),
  category(7, [1, 3], 0, 'Salts'),
  category(8, [1, 3, 6], 0, 'Mineral Acids'),
  category(9, [2, 5], 0, 'Empty'),
  { ...category(10, [2, 5], 1, 'Withdrawn Acids'), is_hidden: true },
];

const product = (
  number: number,
  categoryNumber: number,
  name: string,
  columns: Record<string, unknown> = {},
): Columns => ({
  id: id('product', number),
  // Pairs with equal dates.
  created_at: past(Math.ceil(number / 2)),
  name,
  description: `${name} for industry.`,
  synonyms: [],
  category_id: id('category', categoryNumber),
  specifications: '{}',
  safety_data: '{}',
  ...columns,
});

export const products: Columns[] = [
  product(1, 8, 'Sulfuric Acid', {
    cas_number: '7664-93-9',
    formula: 'H2SO4',
    synonyms: ['Oil of vitriol', 'E513', 'a "quoted", one', 'Ätzendes \\ Öl', ''],
    specifications: '{"Assay":"98 %","Density":"1.84 g/cm³","Form":"line one\\nline two","form":"Liquid"}',
    safety_data: '{"Signal word":"Danger","H-statements":["H290","H314"],"Storage":null}',
    reference_price: '120.50',
    reference_unit: 'MT',
    reference_year: 2025,
  }),
  product(2, 8, 'Nitric Acid', { formula: 'HNO3', synonyms: ['Aqua fortis'], reference_year: 2024 }),
  product(3, 6, 'citric acid', { cas_number: '77-92-9', reference_price: '0.01' }),
  product(4, 6, 'Citric Acid', { description: '100% pure_grade \\ "fine"' }),
  product(5, 6, 'Citric Acid', { description: 'Citric Acid again.' }),
  product(6, 7, 'Sodium Chloride', { synonyms: ['Rock salt', 'Halite'] }),
  product(7, 7, 'Potassium Chloride'),
  product(8, 4, 'Ätznatron', { synonyms: ['Caustic soda'] }),
  product(9, 4, 'Zinc-Oxide 200', { specifications: '{"a":{"b":[1,2.5,true,null,{"c":"d"}]},"empty":{}}' }),
  product(10, 5, 'Zinc Oxide', { reference_unit: 'KG' }),
  product(11, 5, 'Ascorbic Acid'),
  product(12, 5, 'élan vital'),
  product(13, 3, 'Soda 9'),
  product(14, 3, 'Soda 10'),
  product(15, 10, 'Acid of a hidden category'),
  product(16, 6, 'Hidden Acid', { is_hidden: true }),
];

/** Accepted ones name a material, once a hidden one. */
export const suggestions: Columns[] = [
  { number: 1, by: 'bea', status: 'pending' },
  { number: 2, by: 'sam', status: 'declined', reason: 'Known by another name.', category_id: id('category', 10) },
  { number: 3, by: 'bea', status: 'accepted', product_id: id('product', 16), category_id: id('category', 6) },
  { number: 4, by: 'bea', status: 'pending' },
  { number: 5, by: 'bea', status: 'declined', reason: 'Not a material.' },
].map(({ number, by, status, ...more }) => ({
  id: id('material_suggestion', number),
  created_at: past(number),
  user_id: userId(by as Person),
  name: `Suggested ${number}`,
  note: 'For the plant.',
  status,
  decided_at: status === 'pending' ? null : past(9),
  ...more,
}));

const searchName = (number: number, text: string, columns: Record<string, unknown> = {}) => ({
  product_id: id('product', number),
  text,
  kind: 'common',
  ...columns,
});

export const searchNames = [
  searchName(1, 'Vitriolöl', { language: 'de', kind: 'historical', is_whole: true }),
  searchName(1, 'battery acid', { kind: 'use' }),
  searchName(1, 'Ätzende Säure', { language: 'de' }),
  searchName(1, 'Aetz', { language: 'de' }),
  searchName(3, 'Spirits'),
];
