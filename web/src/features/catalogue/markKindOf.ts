import type { MarkKind } from '../../kit/ui/Mark.tsx';

const worded: readonly [RegExp, MarkKind][] = [
  [/fib(re|er)|fabric|roving|\bmat\b|coil|sheet/i, 'fibre'],
  [/\b(oil|solution|resin|dispersion|emulsion|syrup|liquid|glycol|alcohol)\b/i, 'liquid'],
  [/ingot|cathode|ferro|\bsteel\b|\balloy\b/i, 'lattice'],
];

/** How a material is drawn: by what its name says, else by its formula: carbon's rings, metals, acids, salts; grain without one. */
export function markKindOf(name: string, formula: string | null): MarkKind {
  const [, kind] = worded.find(([pattern]) => pattern.test(name)) ?? [];
  if (kind) return kind;
  if (!formula) return 'grain';
  if (/C(?![a-z])/.test(formula) && /H(?![a-z])/.test(formula)) return 'ring';
  if (/^[A-Z][a-z]?\d*$/.test(formula)) return 'lattice';
  return formula.startsWith('H') ? 'liquid' : 'crystal';
}
