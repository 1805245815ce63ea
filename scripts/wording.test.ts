import { Linter } from 'eslint';
import { findPhrases, phrases, phraseInTitle } from './wording.mjs';

const problems = (code: string) => {
  const rules: Linter.RulesRecord = {
    'no-warning-comments': ['error', { terms: phrases, location: 'anywhere' }],
    'no-restricted-syntax': ['error', phraseInTitle],
  };
  return new Linter().verify(code, [{ rules }]).map(({ ruleId }) => ruleId);
};

it.each(['// Asks whoever comes.', '/** Read anew. */', 'const tax = 1; // Some of what is left.'])(
  'comments with a phrase of the list are reported: %s',
  (code) => {
    expect(problems(code)).toEqual(['no-warning-comments']);
  },
);

it.each([
  "it('refuses whoever is signed out', () => {});",
  "test('a page is loaded anew', () => {});",
  "describe('as far as known', () => {});",
  "it.each([1])('takes %s as far as it goes', () => {});",
  'it(`reads ${1} anew`, () => {});',
])('test titles with a phrase of the list are reported: %s', (code) => {
  expect(problems(code)).toEqual(['no-restricted-syntax']);
});

it.each(["const whoever = 'anew';", "it('reads', () => { say('whoever'); });", "say('whoever', () => 1);"])(
  'names and texts of the product are left alone: %s',
  (code) => {
    expect(problems(code)).toEqual([]);
  },
);

it('lines of documents with a phrase of the list are reported with their number', () => {
  expect(findPhrases('Fine.\nAsk Whoever knows.\nRenewal is a new thing.')).toEqual([{ line: 2, phrase: 'Whoever' }]);
});
