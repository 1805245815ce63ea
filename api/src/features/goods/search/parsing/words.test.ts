import { normalise } from '../../../../rules/values/fold.ts';
import { withoutLocants, wordsOf } from './words.ts';

describe('Texts that differ only in notation have one form', () => {
  it.each([
    ['H₂SO₄', 'h2so4'],
    ['10² m³', '102 m3'],
    ['Schwefelsäure', 'schwefelsaure'],
    ['Ácido Sulfúrico', 'acido sulfurico'],
    ['ﬁne œuvre æther', 'fine oeuvre aether'],
    ['Weißöl', 'weissol'],
    ['α-Tocopherol', 'alpha-tocopherol'],
    ['βcarotene', 'beta-carotene'],
    ['5 µm', '5 um'],
    ['Θειικό οξύ', 'θειικο οξυ'],
    ['n–butyl — acetate', 'n-butyl - acetate'],
    ['Teflon® PTFE™', 'teflon ptfe'],
    ['  many\t\nspaces\u00a0here ', 'many spaces here'],
    ['soft\u00adhyphen\u200b', 'softhyphen'],
    ['ＦＵＬＬ', 'full'],
    ['½ inch', '1/2 inch'],
    ['硫酸', '硫酸'],
    ['\u0000a', 'a'],
  ])('%s', (text, expected) => expect(normalise(text)).toBe(expected));
});

describe('Words', () => {
  it.each([
    ['2,4-D Acid Technical 98 %', ['2,4-d', 'acid', 'technical', '98']],
    ['2,4 D', ['2,4-d']],
    ['2-4-D', ['2,4-d']],
    ['2.4-D', ['2,4-d']],
    ['n-Butyl Acetate', ['n-butyl', 'acetate']],
    ['1,3-Butadiene', ['1,3-butadiene']],
    ['N,N-Dimethylaniline (DMA)', ['n,n-dimethylaniline', 'dma']],
    ["N,N'-Bis", ["n,n'-bis"]],
    ["4,4'-MDI", ['4,4-mdi']],
    ['propan-2-ol', ['2-propanol']],
    ['2-Ethyl-1-hexanol', ['2,1-ethylhexanol']],
    ['1,4 butanediol', ['1,4-butanediol']],
    ['tert. butanol, t-Butanol, sec-butanol', ['tert-butanol', 'tert-butanol', 'sec-butanol']],
    ['iso-butanol', ['isobutanol']],
    ['para-Cresol para detergente', ['para-cresol', 'para', 'detergente']],
    ['DL-Methionine', ['methionine']],
    ['(R)-(+)-Limonene', ['limonene']],
    ['Iron(III) chloride', ['iron', 'chloride']],
    ['MKP 0-52-34', ['mkp', '0-52-34']],
    ['PA66 / PA-66', ['pa66', 'pa66']],
    ['Povidone K-30', ['povidone', 'k30']],
    ['Hot-Rolled Steel', ['hot', 'rolled', 'steel']],
    ['C12-14 alcohol', ['c12-14', 'alcohol']],
    ['Polyvinyl Alcohol 17-88', ['polyvinyl', 'alcohol', '17-88']],
    ['500,000 IU/g', ['500000', 'iu', 'g']],
    ['34,5 % or 34.50 %', ['34.5', 'or', '34.5']],
    ["Glauber's salt", ['glauber', 'salt']],
    ['sulfate d’aluminium, huile d’olive', ['sulfate', 'aluminium', 'huile', 'olive']],
    ['C.I. Pigment White 6', ['ci', 'pigment', 'white', '6']],
    ['серная кислота', ['серная', 'кислота']],
    ['  ,;- %', []],
    ['', []],
  ])('%s', (text, expected) => expect(wordsOf(text)).toEqual(expected));

  it.each([
    ['n-butyl', 'butyl'],
    ['1,3-butadiene', 'butadiene'],
    ['l-lysine', 'lysine'],
    ['2,4-d', '2,4-d'],
    ['0-52-34', '0-52-34'],
    ['c12-14', 'c12-14'],
    ['acid', 'acid'],
  ])('%s without its locants is %s', (word, expected) => expect(withoutLocants(word)).toBe(expected));
});
