import type { MarkKind } from '../../kit/ui/Mark.tsx';

const worded: readonly [RegExp, MarkKind][] = [
  [/\bgas\b/i, 'gas'],
  [/coil|ingot|cathode|ferrosilicon|\bsteel\b|\balloy\b|\bwire\b/i, 'metal'],
  [/fib(re|er)|fabric|roving|filament|\btow\b|\bmat\b|bobbin/i, 'fibre'],
  [/liquid|fluid|\boil\b|\bpaste|solution|syrup|dispersion|emulsion|\bmelt\b|polyol/i, 'liquid'],
  [/flake|chips?\b/i, 'flakes'],
  [/pellet|extru/i, 'pellets'],
  [/granul|prill|bead|crumb/i, 'granules'],
  [/powder|meal|flour|starch/i, 'powder'],
  [/crystals?\b|needles/i, 'crystals'],
];

/** The pattern for a material: by its form, else by its name, else solid. */
export const markKindOf = ({ form, name }: { form: string | null; name: string }): MarkKind =>
  (form && kindIn(form)) || kindIn(name) || 'solid';

/** The first match in the text wins: 'crystals or powder' are crystals. */
function kindIn(text: string): MarkKind | undefined {
  const said = worded.flatMap(([pattern, kind]) => {
    const place = text.search(pattern);
    return place < 0 ? [] : [{ place, kind }];
  });
  return said.sort((a, b) => a.place - b.place)[0]?.kind;
}
