import { readUnit, unitFault, units } from './readUnit.ts';

describe('A unit', () => {
  it.each<[string, string | undefined]>([
    ...units.map((unit): [string, string] => [unit, unit]),
    ...[
      'mt',
      'M.T.',
      'MTS',
      'TNE',
      't',
      'to',
      'tonnes',
      'metric tonne',
      'Metric  Ton',
      'Toneladas',
      'طن',
      'トン',
      ' t\u00a0',
      '\u200bt',
    ].map((word): [string, string] => [word, 'MT']),
    ...['kg', 'KGM', 'kilo', 'Kgs.', 'kilogramo', 'ｋｇ', '㎏', 'كجم'].map((word): [string, string] => [word, 'KG']),
    ...['l', 'LTR', 'ltr', 'Liter', 'litros'].map((word): [string, string] => [word, 'L']),
    ...['ton', 'TONS'].map((word): [string, string] => [word, 'Tons']),
    ...['C62', 'H87', 'EA', 'pc', 'pcs.', 'Stück', 'pièces', 'unidades', 'adet', 'Nos.'].map(
      (word): [string, string] => [word, 'Units'],
    ),
    ['bananas', undefined],
    ['', undefined],
    ['constructor', undefined],
    ['t'.repeat(100_000), undefined],
  ])('%j is %s', (text, unit) => expect(readUnit(text)).toBe(unit));

  it.each([
    ['STN', 'Unit “STN” is a short ton of 907.18474 kg. Please convert it to one of MT, KG, L, Tons, Units.'],
    ['LTN', 'Unit “LTN” is a long ton of 1,016.0469088 kg. Please convert it to one of MT, KG, L, Tons, Units.'],
    ['lb', 'Unit “lb” is a pound of 0.45359237 kg. Please convert it to one of MT, KG, L, Tons, Units.'],
    ['m³', 'Unit “m³” is a cubic metre of 1,000 L. Please convert it to one of MT, KG, L, Tons, Units.'],
    ['bananas', 'Unit must be one of MT, KG, L, Tons, Units.'],
  ])('%j is refused by name', (text, fault) => expect(unitFault('Unit', text)).toBe(fault));
});
