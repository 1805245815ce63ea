import type { MarkKind } from '../../kit/ui/Mark.tsx';

/** The structure each industry and family is drawn with; others take one by chance of their name. */
export const categoryMarks: Partial<Record<string, MarkKind>> = {
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
