import { reasonNote, without } from './suggestionNotes.ts';

const reason = { name: 'Guar Gum', isAlternative: false, isNearest: false };

test.each([
  [{ kind: 'name', text: 'Guar Gum' }, ''],
  [{ kind: 'identifier', text: 'E 412' }, 'E 412'],
  [{ kind: 'synonym', text: 'Guaran' }, 'synonym: guaran'],
  [{ kind: 'use', text: 'Thickener' }, 'use: thickener'],
  [{ kind: 'words', text: 'gum', isNearest: true }, 'nearest match'],
  [{ kind: 'use', text: 'Thickener', isAlternative: true }, 'also a thickener'],
  [{ kind: 'use', text: 'UV absorber', isAlternative: true }, 'also a UV absorber'],
  [{ kind: 'use', text: 'Emulsifier', isAlternative: true }, 'also an emulsifier'],
])('the reason %o is told as "%s"', (given, note) => expect(reasonNote({ ...reason, ...given })).toBe(note));

test.each([
  ['20 MT urea CIF Mumbai', 0, 5, 'urea CIF Mumbai'],
  ['20 MT urea CIF Mumbai', 11, 14, '20 MT urea Mumbai'],
  ['urea, 20 MT', 6, 11, 'urea'],
  ['urea', 0, 4, ''],
])('the query "%s" without its part from %i to %i', (query, start, end, rest) =>
  expect(without(query, { kind: 'quantity', label: '', start, end })).toBe(rest),
);
