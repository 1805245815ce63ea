// Keys of the catalogue are in lower case; this restores the usual spelling of symbols.

const elements = /al|br|ca|cl|cu|fe|mg|mn|na|si|ti|zn|[bchknoprs]/g;
const formula = new RegExp(`^(?:(?:${elements.source})\\d*)+$`);

const acronyms = new Map(
  [
    ...['pH', 'pKa', 'MgO', 'MnO', 'CaO', 'KCl', 'NaCl', 'UV', 'NCO', 'HLB', 'VCM', 'DMF', 'NDMA', 'EGCG', 'ESCR'],
    ...['SADT', 'TVB', 'ENB', 'UN', 'BPL', 'DAP', 'HAP', 'K'],
  ].map((written) => [written.toLowerCase(), written]),
);

const capitalized = (symbol: string) => symbol.charAt(0).toUpperCase() + symbol.slice(1);

/** 'p2o5' → 'P2O5', 'ph' → 'pH'; other words are unchanged. */
export const spellSymbol = (word: string): string => {
  if (/\d/.test(word) && formula.test(word)) return word.replaceAll(elements, capitalized);
  return acronyms.get(word) ?? word;
};

// A formula has at least two elements and one count: 'P2O5' is one, 'C18', 'K2' and 'B12' are not.
const counted = '(?:Al|Br|Ca|Cl|Cu|Fe|Mg|Mn|Na|Si|Ti|Zn|[BCHKNOPRS])\\d{0,2}';
const inText = new RegExp(`(?<!\\w)(?:${counted}|\\((?:${counted})+\\)\\d{1,2}){2,}(?!\\w)`, 'g');

/**
 * Splits a text so that every second part is a count to be shown as a subscript: '34 % P2O5' → ['34 % P', '2', 'O',
 * '5', ''].
 */
export const splitFormulas = (text: string): string[] => {
  const marked = text.replaceAll(inText, (word) => word.replaceAll(/\d+/g, '\u0000$&\u0000'));
  return marked.split('\u0000');
};
