import { isAnotherSubstance, isAnotherWord, marksOf } from './anotherSubstance.ts';

describe('What tells a substance from others of its name', () => {
  it.each([
    ['methionine', []],
    ['L-Methionine', ['optical=l']],
    ['Lactic Acid (L)', ['optical=l']],
    ['L(+)-Lactic acid', ['optical=l', 'sign=+']],
    ['(R)-(−)-Carvone', ['sign=-', 'centre=r']],
    ['(±)-camphor', ['optical=dl', 'sign=±', 'centre=rs']],
    ['(2E,4E)-hexadienal', ['side=trans']],
    ['α-pinene', ['letter=alpha']],
    ['MgSO₄·7H₂O', ['water=7', 'dry=no']],
    ['CaSO4 x 0,5 H2O', ['water=0.5', 'dry=no']],
    ['Kupfersulfat-Pentahydrat', ['water=5', 'dry=no']],
    ['sulfato de cobre pentahidratado', ['water=5', 'dry=no']],
    ['Natriumsulfat wasserfrei', ['water=0', 'dry=yes']],
    ['Maleic anhydride', []],
    ['iron 2 sulphate', ['valence=ii']],
    ['cuprous oxide', ['valence=i']],
    ['E 440(i)', []],
    ['o-xylene', ['at xylene=2']],
    ['1,2-xylene', ['at xylene=2']],
    ['anisidine, o-', ['at anisidine=2']],
    ['but-2-ene', ['at butene=2']],
    ['n-butanol', ['chain=n', 'at butanol=1']],
    ['tert. butyl acetate', ['chain=tert']],
    ['spent catalyst', []],
    ['PDMS 80,000 mPa·s', ['cps=80000']],
    ['Gelatin 250 Bloom', ['bloom=250']],
  ])('%s', (name, marks) => expect(marksOf(name)).toEqual(marks));

  it('makes another one where both names have it', () => {
    const isAnother = (asked: string, own: string) => isAnotherSubstance(marksOf(asked), marksOf(own));
    expect(isAnother('L-methionine', 'DL-Methionine')).toBe(true);
    expect(isAnother('methionine', 'DL-Methionine')).toBe(false);
    expect(isAnother('L-methionine', 'Methionine')).toBe(false);
    expect(isAnother('cis-decalin', 'cis/trans-Decalin')).toBe(false);
    expect(isAnother('citric acid hydrate', 'Citric Acid Anhydrous')).toBe(true);
    expect(isAnother('citric acid hydrate', 'Citric Acid Monohydrate')).toBe(false);
    expect(isAnother('1,2-butadiene', '1,4-butanediol')).toBe(false);
  });
});

describe('A word that is not in the catalogue', () => {
  it.each([
    ['methanal', 'methanol'],
    ['ethanal', 'ethanol'],
    ['hypochlorate', 'hypochlorite'],
    ['perchlorate', 'chlorate'],
    ['benzine', 'benzene'],
    ['toluidine', 'toluene'],
    ['heptahydrate', 'hexahydrate'],
    ['silicon', 'silicone'],
    ['ethylamine', 'methylamine'],
    ['phosphorous', 'phosphoric'],
    ['propionic', 'propiolic'],
  ])('%s is another substance than %s', (word, known) => expect(isAnotherWord(word, known)).toBe(true));

  it.each([
    ['metanol', 'methanol'],
    ['toulene', 'toluene'],
    ['caffiene', 'caffeine'],
    ['nitrat', 'nitrate'],
    ['propoinic', 'propionic'],
    ['hydrocloric', 'hydrochloric'],
    ['ibuprophen', 'ibuprofen'],
    ['alchohol', 'alcohol'],
  ])('%s is misspelt for %s', (word, known) => expect(isAnotherWord(word, known)).toBe(false));
});
