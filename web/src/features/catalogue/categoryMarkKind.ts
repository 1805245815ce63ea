import type { MarkKind } from '../../kit/ui/Mark.tsx';

/** The usual physical form of the materials of each industry and product family. */
const named: Partial<Record<string, MarkKind>> = {
  'Adhesives & Sealants': 'liquid',
  'Healthcare & Pharma': 'powder',
  'Agriculture & Feed': 'granules',
  Industrial: 'metal',
  'Consumer Goods': 'fibre',
  'Food & Nutrition': 'crystals',
  'Composite Materials': 'fibre',
  'Pharma & Nutraceuticals': 'powder',
  'Animal Feed & Nutrition': 'granules',
  Agrochemicals: 'flakes',
  'Base Chem & Intermediates': 'crystals',
  Plastics: 'pellets',
  'Food Ingredients': 'liquid',
};

const worded: readonly [RegExp, MarkKind][] = [
  [/fibre|leather|textile/i, 'fibre'],
  [/metal|alloy/i, 'metal'],
  [/\bgas/i, 'gas'],
  [/solvent|mineral acid|resin|oil|surfactant|flavour|plasticizer|silicone/i, 'liquid'],
  [/fertilizer|nutrient/i, 'granules'],
  [/salt|alkali|sweetener|acidulant|preservative|treatment/i, 'crystals'],
  [/polymer|plastic|olefin|styren|vinyl|elastomer|rubber/i, 'pellets'],
];

/** The pattern for a category, by its name; powder by default. */
export const categoryMarkKind = (name: string): MarkKind =>
  named[name] ?? worded.find(([pattern]) => pattern.test(name))?.[1] ?? 'powder';
