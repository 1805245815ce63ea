import type { ProductSource } from './productSource.ts';

const forms: readonly [string, RegExp][] = [
  ['Powder', /powder|dust/iu],
  ['Granules', /granul|crumb/iu],
  ['Pellets', /pellet|chip|bead/iu],
  ['Flakes', /flake/iu],
  ['Prills', /prill/iu],
  ['Crystals', /crystal(?!line powder| clear)/iu],
  ['Liquid', /liquid(?! nitrogen)|solution|\boil\b|syrup|emulsion/iu],
  ['Gas', /\bgas\b|liquefied/iu],
  ['Paste', /paste|gel\b/iu],
  ['Meal', /\bmeal\b/iu],
  ['Fibre', /fib(?:re|er)|tow\b|\bmat\b|roving|fabric/iu],
  ['Metal', /ingot|cathode|coil|sheet/iu],
  ['Bale', /bale/iu],
];

const grades: readonly [string, RegExp][] = [
  ['Pharma', /ph\. ?eur|\busp\b|\bbp\b|\bep\b|\bnf\b|\bjp\b|pharma/iu],
  ['Food', /\bfcc\b|food|edible/iu],
  ['Feed', /\bfeed\b/iu],
  ['Fertilizer', /fertili[sz]er/iu],
  ['Technical', /technical|\btc\b/iu],
  ['Industrial', /industrial|commercial/iu],
  ['Polymer', /polymer|plastics|fibre|film|injection|extrusion|moulding/iu],
  ['Metal exchange', /\blme\b/iu],
];

const matching = (text: string, classes: readonly [string, RegExp][]): string[] =>
  classes.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The forms in which a material is traded, from free text such as 'White free-flowing granules'. */
export const formsOf = ({ specifications }: Pick<ProductSource, 'specifications'>): string[] => {
  const form = ['form', 'physical_form', 'appearance'].map((name) => textOf(specifications[name])).find(Boolean) ?? '';
  return matching(form, forms);
};

export const gradesOf = ({ name, specifications }: Pick<ProductSource, 'name' | 'specifications'>): string[] =>
  matching(`${name} ${textOf(specifications['grade'])}`, grades);
