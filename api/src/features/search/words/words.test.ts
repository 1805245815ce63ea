import { canonicalWord } from './canonicalWord.ts';
import { mayBeCompound, partsOf, splitCompound } from './compounds.ts';
import { deletionsOf, editDistance, isCorrectable } from './edits.ts';
import { nameKeys } from './nameKeys.ts';
import { soundKey } from './soundKey.ts';

describe('Spelling', () => {
  it.each([
    ['sulphur', 'sulfur'],
    ['aluminium', 'aluminum'],
    ['flakes', 'flake'],
    ['batteries', 'battery'],
    ['stabiliser', 'stabilizer'],
    ['d-limonene', 'limonene'],
    ['p-cresol', '4-cresol'],
    ['para-cresols', '4-cresol'],
    ['o-xylene', '2-xylene'],
    ['2-aminosulphonic', '2-aminosulfonic'],
    ['gas', 'gas'],
    ['glass', 'glass'],
    ['silicone', 'silicone'],
    ['pa66', 'pa66'],
    ['1,2-propanediol', '1,2-propanediol'],
  ])('%s is compared as %s', (word, canonical) => expect(canonicalWord(word)).toBe(canonical));

  it.each([
    ['glicerina', 'glycerine'],
    ['metanol', 'methanol'],
    ['kalzium', 'calcium'],
    ['potasio', 'potassium'],
    ['benceno', 'benzene'],
    ['fenol', 'phenol'],
  ])('%s sounds like %s', (foreign, english) => expect(soundKey(foreign)).toBe(soundKey(english)));

  it('Methanol and ethanol sound different', () => expect(soundKey('methanol')).not.toBe(soundKey('ethanol')));
});

describe('Typing errors', () => {
  it.each([
    ['sulfuric', 'sulfric', 1],
    ['acetone', 'aectone', 1],
    ['glycerol', 'glicerol', 1],
    ['polypropylene', 'polyproplyene', 1],
    ['citric', 'nitric', 1],
    ['urea', 'urethane', 3],
  ])('%s and %s differ by %d', (a, b, edits) => expect(editDistance(a, b, 2)).toBe(edits));

  it('A misspelt word and its right form have a beginning in common', () => {
    const right = new Set(deletionsOf('sulfuric'));
    expect(deletionsOf('sulfric').some((deletion) => right.has(deletion))).toBe(true);
  });

  it.each(['acid', 'k30', '2024', 'pa66'])('%s is never corrected', (word) => expect(isCorrectable(word)).toBe(false));
});

describe('Compounds', () => {
  const known = new Set(['natrium', 'hydroxid', 'hydrogen', 'carbonat', 'wasserstoff', 'peroxid']);
  const split = (word: string) => splitCompound(word, (part) => known.has(part));

  it('A German compound is the words that it is made of', () => {
    expect(split('natriumhydroxid')).toEqual(['natrium', 'hydroxid']);
    expect(split('natriumhydrogencarbonat')).toEqual(['natrium', 'hydrogen', 'carbonat']);
    expect(split('wasserstoffsperoxid')).toEqual(['wasserstoff', 'peroxid']);
  });

  it('Short words can be compounds, too', () => {
    expect(mayBeCompound('guargum')).toBe(true);
    expect(mayBeCompound('acetone2')).toBe(false);
  });

  it('A word with an unknown part is no compound', () => expect(split('natriumfluorid')).toBeUndefined());

  it('All parts that are looked up are parts of the word', () => {
    expect(partsOf('natriumhydroxid')).toEqual(expect.arrayContaining(['natrium', 'hydroxid']));
  });
});

describe('Names', () => {
  const keys = (name: string) => nameKeys(name).map(({ key }) => key);

  it('are found in any order of their words, and without grade, content and brackets', () => {
    expect(keys('Sulfuric Acid 98 %')).toEqual(expect.arrayContaining(['98 acid sulfuric', 'acid sulfuric']));
    expect(keys('Diammonium Phosphate (DAP) 18-46-0')).toEqual(expect.arrayContaining(['diammonium phosphate', 'dap']));
    expect(keys('Urea, Fertilizer Grade 46 % N')).toContain('urea');
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
    expect(numbers('Cobalt(II) acetate', 'acetate cobalt')).toEqual(['ii']);
  });
});
