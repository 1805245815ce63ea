import { canonicalWord } from './canonicalWord.ts';
import { nameKeys } from './nameKeys.ts';
import { isCorrectable } from './wordClasses.ts';

describe('Spelling', () => {
  it.each([
    ['sulphur', 'sulfur'],
    ['aluminium', 'aluminum'],
    ['flakes', 'flake'],
    ['batteries', 'battery'],
    ['stabiliser', 'stabilizer'],
    ['n-hexane', 'hexane'],
    ['ferrous', 'iron'],
    ['p-cresol', '4-cresol'],
    ['para-cresols', '4-cresol'],
    ['o-xylene', '2-xylene'],
    ['2-aminosulphonic', '2-aminosulfonic'],
    ['gas', 'gas'],
    ['glass', 'glass'],
    ['silicone', 'silicone'],
    ['pa66', 'pa66'],
    ['1,2-propanediol', '2-propanediol'],
    ['1,1,1-trichloroethane', '1-trichloroethane'],
    ['metaphosphate', 'metaphosphate'],
    ['paraxylene', '4-xylene'],
    ['ortho-toluidine', '2-toluidine'],
  ])('%s is compared as %s', (word, canonical) => expect(canonicalWord(word)).toBe(canonical));
});

it.each(['acid', 'k30', '2024', 'pa66'])('%s is never corrected', (word) => expect(isCorrectable(word)).toBe(false));

describe('Names', () => {
  const keys = (name: string) => nameKeys(name).map(({ key }) => key);

  it('are found in any order of their words, and without grade, content and brackets', () => {
    expect(keys('Sulfuric Acid 98 %')).toEqual(expect.arrayContaining(['98 acid sulfuric', 'acid sulfuric']));
    expect(keys('Diammonium Phosphate (DAP) 18-46-0')).toEqual(expect.arrayContaining(['diammonium phosphate', 'dap']));
    expect(keys('Urea, Fertilizer Grade 46 % N')).toContain('urea');
  });

  it('of grades have their codes in one word too', () => {
    expect(keys('PEG 400')).toEqual(expect.arrayContaining(['400 peg', 'peg400']));
  });

  it('are not shortened to a general word', () => {
    expect(keys('Vitamin B2 80 % Feed Grade')).toContain('b2 vitamin');
    expect(keys('Vitamin B2 80 % Feed Grade')).not.toContain('vitamin');
    expect(keys('Antioxidant 1010')).not.toContain('antioxidant');
  });

  it('keep numbers that belong to them, but not contents', () => {
    const numbers = (name: string, key: string) => nameKeys(name).find((each) => each.key === key)?.numbers;
    expect(numbers('Polyamide 66 Injection Grade', 'polyamide')).toEqual(['66']);
    expect(numbers('Sulfuric Acid 98 %', 'acid sulfuric')).toEqual([]);
    expect(numbers('Cobalt(II) acetate', 'acetate cobalt')).toEqual([]);
    expect(numbers('Zinc Sulphate Monohydrate 35 % Zn', 'sulfate zinc')).toEqual([]);
  });
});
