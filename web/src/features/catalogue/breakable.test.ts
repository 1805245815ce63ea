import { breakable } from './breakable.ts';

test.each([
  ['3-Aminopropyltriethoxysilane (APTES)', '3-Ami-nopro-pyl-triethoxy-si-lane (APTES)'],
  ['Octamethylcyclotetrasiloxane', 'Octa-methyl-cyclo-tetra-si-loxane'],
  ['Sulfuric Acid', 'Sulfuric Acid'],
  ['Toluene 98 %, 100 g or 1 kg tin', 'Toluene 98_%, 100_g or 1_kg tin'],
])('%s breaks at syllables of long words, and not before a unit', (name, shown) => {
  expect(breakable(name).replaceAll('\u00ad', '-').replaceAll('\u00a0', '_')).toBe(shown);
});
