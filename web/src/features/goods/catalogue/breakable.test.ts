import { breakable } from './breakable.ts';

test.each([
  ['3-Aminopropyltriethoxysilane (APTES)', '3-Ami-nopro-pyl-triethoxy-si-lane (APTES)'],
  ['Octamethylcyclotetrasiloxane', 'Octa-methyl-cyclo-tetra-si-loxane'],
  ['Sulfuric Acid', 'Sulfuric Acid'],
])('%s breaks at syllables of long words', (name, hyphenated) => {
  expect(breakable(name).replaceAll('\u00ad', '-')).toBe(hyphenated);
});
