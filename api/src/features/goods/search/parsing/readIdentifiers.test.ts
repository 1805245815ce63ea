import { assert, constantFrom, integer, property, string } from 'fast-check';
import { casNeighbours, withCheckDigit } from '../../../../rules/values/cas.ts';
import { formulaKeys } from './formula.ts';
import { readIdentifiers } from './readIdentifiers.ts';

const keys = (text: string) => readIdentifiers(text).identifiers.map(({ key }) => key);
const certain = (text: string) =>
  readIdentifiers(text)
    .identifiers.filter(({ isCertain }) => isCertain)
    .map(({ key }) => key);

describe('CAS numbers', () => {
  it.each([
    '7664-93-9',
    '7664–93–9',
    '7664 - 93 - 9',
    '7664 93 9',
    'CAS 7664-93-9',
    'cas no. 7664939',
    'CAS-Nr.: 7664-93-9',
    'CAS# 7664-93-9',
    'CAS RN 7664-93-9',
    '7664‑93‑9',
    '７６６４-９３-９',
    'nº CAS 7664-93-9',
    'Numéro CAS : 7664-93-9',
    '7664/93/9',
    '7664.93.9',
    '007664-93-9',
  ])('are read as %s', (text) => {
    expect(certain(text)).toEqual(['cas:7664-93-9']);
    expect(readIdentifiers(text).rest).toBe('');
  });

  it('are read without hyphens, but only the catalogue distinguishes such a number from others', () => {
    expect(keys('7664939')).toContain('cas:7664-93-9');
    expect(certain('7664939')).toEqual([]);
  });

  it('leave the other words', () => {
    expect(readIdentifiers('Sulfuric acid, CAS no. 7664-93-9 technical').rest).toBe('sulfuric acid, technical');
  });

  it('with a wrong check digit are not valid', () => {
    expect(readIdentifiers('7664-93-8').identifiers).toMatchObject([
      { kind: 'cas', key: 'cas:7664-93-8', isValid: false, isCertain: false },
    ]);
  });

  it('with a typing error have few valid neighbours, and the number that was meant is one of them', () => {
    expect(casNeighbours('7664-93-8')[0]).toBe('7664-93-9');
    expect(casNeighbours('7664-39-9')).toContain('7664-93-9');
    expect(casNeighbours('7654-93-9')).toContain('7664-93-9');
    expect(casNeighbours('7664-93-8').length).toBeLessThan(20);
  });

  it.each(['10-34-0', '49-99-9', 'MFI 2', 'polyvinyl alcohol 17-88'])('are not %s', (text) => {
    expect(keys(text).filter((key) => key.startsWith('cas:'))).toEqual([]);
  });
});

describe('UN and E numbers', () => {
  it.each([
    'UN1830',
    'un 1830',
    'UN-1830',
    'UN-No. 1830',
    'UN Nr 1830',
    'UN ID 1830',
    'ONU nº 1830',
    'UN: 1830',
    'UN/NA 1830',
    'U.N. 1830',
    'numéro ONU 1830',
  ])('are read as %s', (text) => expect(certain(text)).toEqual(['un:1830']));

  it('may be four digits without a prefix, if the catalogue has the number', () => {
    expect(keys('1830')).toContain('un:1830');
    expect(certain('1830')).toEqual([]);
    expect(keys('antioxidant 1010')).toEqual([]);
  });

  it.each(['E330', 'e 330', 'E-330', 'E no. 330', 'INS 330', 'ins330', 'SIN 330', 'E number 330'])(
    'of additives are read as %s',
    (text) => expect(certain(text)).toEqual(['e:330']),
  );

  it.each([
    ['E160a', 'e:160a'],
    ['E 160 a', 'e:160a'],
    ['e 500(i)', 'e:500'],
    ['E 440 (ii)', 'e:440'],
    ['E1520', 'e:1520'],
  ])('keep their letter, not the number in brackets: %s', (text, key) => expect(certain(text)).toEqual([key]));

  it.each(['E-51', 'E 1999', 'E-glass', 'MFE330', 'un acide'])('are not %s', (text) =>
    expect(certain(text)).toEqual([]),
  );
});

describe('EC numbers', () => {
  it.each(['231-639-5', 'EC 231-639-5', 'EINECS no. 231-639-5', 'EG-Nr. 231–639–5'])('are read as %s', (text) =>
    expect(keys(text)).toContain('ec:231-639-5'),
  );
  it.each(['231-639-4', '123-456-7'])('have a check digit: %s', (text) =>
    expect(keys(text)).not.toContain(`ec:${text}`),
  );
});

describe('Customs tariff numbers', () => {
  it.each([
    'CN 28070010',
    'CN code 2807 00 10',
    'KN 2807.00.10',
    'HS 2807.00',
    'hs code: 280700',
    'HS-Code 2807.00',
    'HTS 2807.00.0000',
    'HSN 280700',
    'tariff 2905.11',
    'Tariff no. 2905 11',
    'Customs tariff number 2905.11.00',
    'Zolltarifnummer 28070000',
    'Warennummer 2807 00 00',
    'code douanier 2807.00',
    'partida arancelaria 2807.00.01',
    'NCM 2807.00.10',
    'ＨＳ ２８０７.００',
  ])('say so: %s', (text) => {
    expect(certain(text)).toEqual([expect.stringMatching(/^tariff:.*(?:2807|2905)/)]);
    expect(readIdentifiers(text).rest).toBe('');
  });

  it.each(['280700', '28070010', '2807.00', '2905.11.00', '2807 00 10', ' 2807.00.10 ', '1507.10'])(
    'are guessed where nothing else is written: %s',
    (text) => {
      expect(keys(text)).toContainEqual(expect.stringMatching(/^tariff:/));
      expect(certain(text)).toEqual([]);
    },
  );

  it('leave the other words', () =>
    expect(readIdentifiers('sulfuric acid, HS 2807.00, 98 %').rest).toBe('sulfuric acid, , 98 %'));

  it.each([
    '7664-93-9',
    '7664939',
    '1830',
    '2807',
    'UN 2807',
    'CN 34',
    'CN 1993',
    'HSP 100000',
    'HS 2000',
    'sulfuric acid 280700',
    '1250.50',
    '2027.01.06',
    'HS',
    '100000',
    'PEG 400',
  ])('are not %s', (text) => expect(keys(text).filter((key) => key.startsWith('tariff:'))).toEqual([]));
});

describe('formulas', () => {
  it.each([
    ['H2SO4', 'f:H2O4S'],
    ['H₂SO₄', 'f:H2O4S'],
    ['h2so4', 't:h2so4'],
    ['SO4H2', 'f:H2O4S'],
    ['CH3COOH', 'f:C2H4O2'],
    ['C2H4O2', 'f:C2H4O2'],
    ['(NH4)2SO4', 'f:H8N2O4S'],
    ['Ca(OH)2', 'f:CaH2O2'],
    ['[Fe(CN)6]K3', 'f:C6FeK3N6'],
    ['CO2', 'f:CO2'],
    ['K2CO3', 'f:CK2O3'],
    ['k2co3', 't:k2co3'],
    ['CACO3', 't:caco3'],
    ['naoh', 't:naoh'],
    ['CuSO4·5H2O', 'f:CuH10O9S'],
    ['CuSO4.5H2O', 'f:CuH10O9S'],
    ['CuSO4*5H2O', 'f:CuH10O9S'],
    ['CuSO4 x 5 H2O', 'f:CuH10O9S'],
    ['CuSO4 5H2O', 'f:CuH10O9S'],
    ['cuso4,5h2o', 't:cuso4.5h2o'],
    ['CH3-CH2-OH', 'f:C2H6O'],
    ['C4H11N5 · HCl', 'f:C4H12ClN5'],
    ['C3H7NO2S * HCl * H2O', 'f:C3H10ClNO3S'],
    ['feo(oh)', 't:feo(oh)'],
    ['CH2=CH-COOH', 'f:C3H4O2'],
    ['CHCl=CCl2', 'f:C2HCl3'],
    ['C4H11N5.HCl', 'f:C4H12ClN5'],
    ['(C2H4)n', 'f:(C2H4)n'],
    ['(C4H6O2)y(C2H4)x', 'f:(C2H4)n(C4H6O2)n'],
  ])('%s has the composition %s', (text, key) => expect(keys(text)[0]).toBe(key));

  it('without capitals are compared as they are written', () => {
    for (const formula of ['KNO3', '(C2H6OSi)n', 'CuSO4·5H2O', 'Ca(OH)2'])
      expect(formulaKeys(formula)).toEqual(expect.arrayContaining(formulaKeys(formula.toLowerCase())));
  });

  it('of hydrates of oxides also stand for the hydroxide', () => {
    for (const [hydrate, hydroxide] of [
      ['Fe2O3.H2O', 'FeO(OH)'],
      ['Cr2O3·3H2O', 'Cr(OH)3'],
      ['2ZnO·3B2O3·3.5H2O', 'Zn4B12O15(OH)14'],
    ] as const) {
      const keysOfHydroxide = formulaKeys(hydroxide);
      expect(formulaKeys(hydrate).some((key) => keysOfHydroxide.includes(key))).toBe(true);
    }
    expect(formulaKeys('C6H12O6')[0]).toBe('f:C6H12O6');
  });

  it('of half hydrates have whole numbers', () => {
    expect(formulaKeys('CaSO4·0.5H2O')).toEqual(['f:Ca2H2O9S2', 'f:CaO4S', 't:caso4.0.5h2o']);
    expect(formulaKeys('CaSO4.0.5H2O')).toEqual(formulaKeys('CaSO4·0.5H2O'));
  });

  it('of hydrates also stand for the compound without water', () => {
    expect(formulaKeys('CuSO4.5H2O')).toEqual(['f:CuH10O9S', 'f:CuO4S', 't:cuso4.5h2o']);
  });

  it('distinguish cobalt from carbon monoxide', () => {
    expect(formulaKeys('CoCl2')[0]).toBe('f:Cl2Co');
    expect(formulaKeys('COCl2')[0]).toBe('f:CCl2O');
  });

  it.each(['H2SO4', 'NaOH', 'Sulfuric acid (H2SO4)', 'TiO2, rutile'])('in their own writing are certain: %s', (text) =>
    expect(certain(text)).toHaveLength(1),
  );

  it.each(['PVC', 'can', 'kno3', 'bacon'])('that may be words stay among the words: %s', (text) => {
    expect(certain(text)).toEqual([]);
    expect(readIdentifiers(text).rest).toBe(text.toLowerCase());
  });

  it.each(['carbon black', 'PA66', 'K30', 'N330', 'B12', 'xH2SO4y', 'iron(II)', '98%', '2024', 'SL-950'])(
    'are not read from %s',
    (text) => expect(keys(text).filter((key) => key.startsWith('f:') && key !== 'f:CBKLa')).toEqual([]),
  );

  it('of any length and nesting are read in time', () => {
    for (const text of ['co'.repeat(30), `${'('.repeat(30)}H${')'.repeat(29)}`, '(h'.repeat(30), 'sn2co'.repeat(12)])
      expect(formulaKeys(text).length).toBeLessThanOrEqual(8);
  });
});

describe('grades', () => {
  it.each([
    ['0-52-34', 'npk:0-52-34'],
    ['NPK 20-20-20', 'npk:20-20-20'],
    ['npk 20:20:20', 'npk:20-20-20'],
    ['npk 20 20 20', 'npk:20-20-20'],
    ['NPK 15/15/15', 'npk:15-15-15'],
    ['21-0-0-24S', 'npk:21-0-0'],
    ['0/52/34', 'npk:0-52-34'],
    ['0.52.34', 'npk:0-52-34'],
    ['urea 46-00-00', 'npk:46-0-0'],
  ])('of fertilizers: %s', (text, key) => expect(certain(text)).toEqual([key]));

  it.each(['60-60-60', '20 20 20', '10/12/25', '2026-03-01', '0-0-0'])('of fertilizers are not %s', (text) =>
    expect(keys(text).filter((key) => key.startsWith('npk:'))).toEqual([]),
  );

  it.each([
    ['povidone K30', 'grade:k30'],
    ['povidone k-30', 'grade:k30'],
    ['povidone K 30', 'grade:k30'],
    ['PA66', 'grade:pa66'],
    ['PA 66', 'grade:pa66'],
    ['PA-66', 'grade:pa66'],
    ['PA 6.6', 'grade:pa66'],
    ['nylon 6,6', 'grade:pa66'],
    ['N330', 'grade:n330'],
    ['MK-7', 'grade:mk7'],
    ['PEG 400', 'grade:peg400'],
    ['TPU 85A', 'grade:85a'],
  ])('have one key however they are written: %s', (text, key) => expect(keys(text)).toContain(key));

  it('stay among the words, and a word before a number is not a grade', () => {
    expect(readIdentifiers('povidone K30').rest).toBe('povidone k30');
    expect(keys('urea 46')).toEqual([]);
  });
});

it('Each identifier has its position in the text', () => {
  const text = 'Säure  CAS 7664–93–9 / H₂SO₄ ';
  for (const { text: written, start, end } of readIdentifiers(text).identifiers)
    expect(text.slice(start, end)).toBe(written);
  expect(readIdentifiers(text).identifiers.map((each) => each.text)).toEqual(['CAS 7664–93–9', 'H₂SO₄']);
});

it('A valid CAS number is read in any writing', () => {
  const body = integer({ min: 10_000, max: 999_999_999 });
  const writing = constantFrom('-', ' - ', ' ', '–', '‑', '/');
  const before = constantFrom('', 'CAS ', 'acid ', 'cas no.: ', 'nº CAS ');
  assert(
    property(body, writing, before, (digits, separator, name) => {
      const [first = '', second = '', check = ''] = withCheckDigit(`${digits}0`).split('-');
      const text = `${name}${first}${separator}${second}${separator}${check}`;
      expect(certain(text)).toEqual([`cas:${first}-${second}-${check}`]);
    }),
  );
});

it('Any text is read without an error, and the position of each identifier is correct', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      for (const { text: written, start, end } of readIdentifiers(text).identifiers)
        expect(written).toBe(text.slice(start, end));
    }),
  );
});
