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
