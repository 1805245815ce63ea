import { longestTurn } from '../../test/longestTurn.ts';
import { skuRules } from '../features/goods/postings/rules.ts';
import { type ValidationError } from 'yup';
import { nameText } from './names.ts';

const rule = nameText('Title', 40);
const stored = (value: string) => rule.validateSync(value);
const refusalOf = (value: string): string => {
  try {
    return `stored as ${stored(value)}`;
  } catch (error) {
    return (error as ValidationError).message;
  }
};
const HIDDEN = 'Title must have letters or digits and no invisible or control characters.';
const point = (code: number) => String.fromCodePoint(code);

test.each([
  ['tab', '\t'],
  ['line break', '\n'],
  ['escape', '\u001b'],
  ['C1 control', '\u0085'],
  ['zero-width space', '\u200b'],
  ['zero-width joiner between Latin letters', '\u200d'],
  ['zero-width non-joiner between Latin letters', '\u200c'],
  ['byte order mark', '\ufeff'],
  ['soft hyphen', '\u00ad'],
  ['right-to-left override', '\u202e'],
  ['left-to-right isolate', '\u2066'],
  ['right-to-left mark', '\u200f'],
  ['Arabic letter mark', '\u061c'],
  ['line separator', '\u2028'],
  ['combining grapheme joiner', '\u034f'],
  ['Hangul filler', '\u3164'],
  ['Mongolian vowel separator', '\u180e'],
  ['Braille blank', '\u2800'],
  ['variation selector on a letter', '\ufe0f'],
  ['ideographic variation selector', point(0xe0100)],
  ['tag character', point(0xe0041)],
  ['private character', '\ue000'],
  ['half a surrogate pair', '\ud83d'],
])('%s is refused', (_name, character) => {
  expect(refusalOf(`Ac${character}id`)).toBe(HIDDEN);
});

test('Every format and control character and every ignorable one is refused between letters', () => {
  const invisible: number[] = [];
  for (let code = 1; code <= 0x10ffff; code++)
    if (/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(point(code))) invisible.push(code);
  expect(invisible.length).toBeGreaterThan(4_000);
  const accepted = invisible.filter((code) => refusalOf(`Ac${point(code)}id`) !== HIDDEN);
  expect(accepted).toEqual([]);
});

test.each(['...', '\u0301', '🧪'.repeat(3), '– – –'])('A name of signs only is refused: %s', (value) =>
  expect(refusalOf(value)).toBe(HIDDEN),
);

test('Stacked combining marks are refused', () => expect(refusalOf(`A${'\u0336'.repeat(6)}cid`)).toBe(HIDDEN));

test.each([
  ['Ｆｏｒｍｉｃ\u3000acid', 'Ｆｏｒｍｉｃ acid'],
  ['  Caustic \u00a0 soda ', 'Caustic soda'],
  ['\u200bCaustic soda\u202e\u00a0', 'Caustic soda'],
  ['H₂SO₄ 98 %', 'H₂SO₄ 98 %'],
  ['Area 10² m², ½ CaCO₃ ™', 'Area 10² m², ½ CaCO₃ ™'],
  ['Cafe\u0301', 'Café'],
  ['Łódź “Zakłady” № 1', 'Łódź “Zakłady” № 1'],
  ['ＡＢＣ\u3000商事㈱', 'ＡＢＣ 商事㈱'],
  ['\u200b İzmir  ﬁber ', 'İzmir ﬁber'],
  ['Nguyễn Thị', 'Nguyễn Thị'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['क्\u200dष', 'क्\u200dष'],
  ['Acids 👩\u200d🔬 ☣\ufe0f', 'Acids 👩\u200d🔬 ☣\ufe0f'],
])('%s is stored as %s', (typed, kept) => expect(stored(typed)).toBe(kept));

test('Other rules hold for the normalized text', () => {
  expect(refusalOf('e\u0301'.repeat(41))).toBe('Title must be at most 40 characters.');
  expect(refusalOf(' \u00a0 ')).toBe('Title is required.');
});

it.each([
  ['name', (value: string) => nameText('Name', 80).validateSync(value)],
  ['SKU', (value: string) => skuRules.validateSync({ sku: value }).sku],
])('A long %s of combining marks is refused without sorting them', async (_what, stored) => {
  const marks = `a${'\u0301'.repeat(25_000)}${'\u0323'.repeat(25_000)}`;
  const check = async () => expect(() => stored(marks)).toThrow('characters.');
  expect(await longestTurn(check)).toBeLessThan(100);
  expect(stored('e\u0301')).toBe('é');
});
