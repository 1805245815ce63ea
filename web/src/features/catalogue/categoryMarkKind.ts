import type { MarkKind } from '../../kit/ui/Mark.tsx';

/** The industries and families, each with a structure of its own. */
const named: Partial<Record<string, MarkKind>> = {
  'Adhesives & Sealants': 'liquid',
  'Healthcare & Pharma': 'ring',
  'Agriculture & Feed': 'grain',
  Industrial: 'lattice',
  'Consumer Goods': 'fibre',
  'Food & Nutrition': 'crystal',
  'Composite Materials': 'fibre',
  'Pharma & Nutraceuticals': 'ring',
  'Animal Feed & Nutrition': 'grain',
  Agrochemicals: 'crystal',
  'Base Chem & Intermediates': 'lattice',
  Plastics: 'ring',
  'Food Ingredients': 'liquid',
};

const worded: readonly [RegExp, MarkKind][] = [
  [/fibre|botanical|leather|textile/i, 'fibre'],
  [/metal|alloy|pigment|oxide|gas/i, 'lattice'],
  [/solvent|mineral acid|resin|oil|surfactant|flavour|acidulant|plasticizer|silicone/i, 'liquid'],
  [/fertilizer|meal|protein|starch|filler|nutrient|excipient/i, 'grain'],
  [/salt|mineral|alkali|preservative|sweetener|treatment/i, 'crystal'],
  [/polymer|plastic|olefin|styren|vinyl|elastomer|pharma|amino|vitamin|cide|petrochemical/i, 'ring'],
];

/** The structure a category is drawn with, by its name; by chance of its name where that says nothing. */
export const categoryMarkKind = (name: string): MarkKind | undefined =>
  named[name] ?? worded.find(([pattern]) => pattern.test(name))?.[1];
