import type { MarkKind } from '../../../kit/ui/Mark.tsx';

/** Words for a physical form, then those of categories and names whose materials usually have it. */
const worded: readonly [RegExp, MarkKind][] = [
  [/\bgas(es)?\b/i, 'gas'],
  [/coil|ingot|cathode|ferrosilicon|\bsteel\b|\balloys?\b|\bwire\b|metal|industrial/i, 'metal'],
  [/fib(re|er)|fabric|roving|filament|\btow\b|\bmat\b|bobbin|leather|textile|composite|consumer/i, 'fibre'],
  [/liquid|fluid|\boils?\b|\bpaste|solution|syrup|dispersion|emulsion|\bmelt\b|polyol/i, 'liquid'],
  [/solvent|mineral acid|resin|surfactant|flavour|plasticizer|silicone|adhesive|ingredient/i, 'liquid'],
  [/flake|chips?\b|agrochemical/i, 'flakes'],
  [/pellet|extru|polymer|plastics?\b|olefin|styren|vinyl|elastomer|rubber/i, 'pellets'],
  [/granul|prill|bead|crumb|fertilizer|\bfeed\b/i, 'granules'],
  [/powder|meal|flour|starch|pharma/i, 'powder'],
  [/crystals?\b|needles|\bsalts?\b|alkali|sweetener|acidulant|preservative|treatment|base chem|\bfood\b/i, 'crystals'],
];

/** The pattern for a material: by its form, else by its name, else solid. */
export const markKindOf = ({ form, name }: { form: string | null; name: string }): MarkKind =>
  (form && kindIn(form)) || kindIn(name) || 'solid';

/** The pattern for a category, by its name; powder by default. */
export const categoryMarkKind = (name: string): MarkKind => kindIn(name) ?? 'powder';

/** The first match in the text wins: 'crystals or powder' are crystals. */
const kindIn = (text: string): MarkKind | undefined => {
  const said = worded.flatMap(([pattern, kind]) => {
    const place = text.search(pattern);
    return place < 0 ? [] : [{ place, kind }];
  });
  return said.sort((a, b) => a.place - b.place)[0]?.kind;
};
