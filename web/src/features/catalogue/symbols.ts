// A key of the catalogue holds a symbol in small letters only; here it gets those it is written with.

const elements = /al|br|ca|cl|cu|fe|mg|mn|na|si|ti|zn|[bchknoprs]/g;
const formula = new RegExp(`^(?:(?:${elements.source})\\d*)+$`);

const acronyms = new Map(
  [
    ...['pH', 'pKa', 'MgO', 'MnO', 'CaO', 'KCl', 'NaCl', 'UV', 'NCO', 'HLB', 'VCM', 'DMF', 'NDMA', 'EGCG', 'ESCR'],
    ...['SADT', 'TVB', 'ENB', 'UN', 'BPL', 'DAP', 'HAP', 'K'],
  ].map((written) => [written.toLowerCase(), written]),
);

const capitalized = (symbol: string) => symbol[0]!.toUpperCase() + symbol.slice(1);

/** 'p2o5' → 'P2O5', 'ph' → 'pH'; a plain word stays as it is. */
export function writtenSymbol(word: string): string {
  if (/\d/.test(word) && formula.test(word)) return word.replaceAll(elements, capitalized);
  return acronyms.get(word) ?? word;
}

// Each element with its count, two of them at least and one counted: 'P2O5' is a formula, 'C18', 'K2' and 'B12' are not.
const counted = '(?:Al|Br|Ca|Cl|Cu|Fe|Mg|Mn|Na|Si|Ti|Zn|[BCHKNOPRS])\\d{0,2}';
const inText = new RegExp(`(?<!\\w)(?:${counted}|\\((?:${counted})+\\)\\d{1,2}){2,}(?!\\w)`, 'g');

/** A text in pieces; every other one is a count in a formula, to be written low: '34 % P2O5' → ['34 % P', '2', 'O', '5', '']. */
export function lowered(text: string): string[] {
  const marked = text.replaceAll(inText, (word) => word.replaceAll(/\d+/g, '\u0000$&\u0000'));
  return marked.split('\u0000');
}
