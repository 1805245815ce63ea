import { highlighted, reasonOf } from './matches.ts';

const match = (
  kind: 'identifier' | 'synonym' | 'name' | 'use' | 'words',
  text: string,
  language: string | null = null,
) =>
  reasonOf({
    __typename: 'MaterialMatch',
    productId: 'p',
    isNearest: false,
    reason: { __typename: 'MatchReason', kind, text, language },
    highlights: [],
  });

test('says why a material was found, in words', () => {
  expect(match('synonym', 'oil of vitriol', 'en')).toBe('synonym: oil of vitriol');
  expect(match('synonym', 'Schwefelsäure', 'de')).toBe('synonym (German): Schwefelsäure');
  expect(match('identifier', 'E 330')).toBe('E 330');
  expect(match('use', 'thickener', 'en')).toBe('use: thickener');
  expect(match('name', 'Urea')).toBeNull();
});

test('highlights the parts of a name that were found, and ignores parts outside of it', () => {
  const range = (start: number, end: number) => ({ __typename: 'Highlight' as const, start, end });
  expect(highlighted('Citric Acid Anhydrous', { highlights: [range(7, 11), range(0, 6)] })).toEqual([
    '',
    'Citric',
    ' ',
    'Acid',
    ' Anhydrous',
  ]);
  expect(highlighted('Urea', { highlights: [range(2, 9)] })).toEqual(['Urea']);
});
