import { type ValidationError } from 'yup';
import { cleanCode, code } from './readCode.ts';

const refusalOf = (value: unknown): string => {
  try {
    return `stored as ${code('SKU', 20).validateSync(value)}`;
  } catch (error) {
    return (error as ValidationError).message;
  }
};

describe('A code', () => {
  it.each([
    ['zero-width space', 'H2SO4\u200b-98'],
    ['soft hyphen', 'H2\u00adSO4-98'],
    ['byte order mark', '\ufeffH2SO4-98'],
    ['word joiner', 'H2SO4\u2060-98'],
    ['directions', '\u202aH2SO4-98\u202c'],
    ['non-breaking hyphen', 'H2SO4\u201198'],
    ['hyphen', 'H2SO4\u201098'],
    ['dash', 'H2SO4–98'],
    ['minus', 'H2SO4−98'],
    ['full width', 'Ｈ２ＳＯ４－９８'],
    ['blanks at the ends', ' \u00a0H2SO4-98\u2009'],
    ['Arabic-Indic digits', 'H٢SO٤-٩٨'],
    ['Devanagari digits', 'H२SO४-९८'],
  ])('is cleaned of %s', (_what, typed) => expect(cleanCode(typed)).toBe('H2SO4-98'));

  it.each([
    ['4\u00a0711\u2009A', '4 711 A'],
    ['Артикул 7', 'Артикул 7'],
    ['n\u0303', 'ñ'],
    ['a  b', 'a  b'],
    ['№ 7/½ ™', '№ 7/½ ™'],
  ])('keeps what a person chose: %s', (typed, kept) => expect(cleanCode(typed)).toBe(kept));

  it('is the same again when it is cleaned twice, and stays if it is ASCII', () => {
    const ascii = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).join('');
    expect(cleanCode(ascii)).toBe(ascii);
    for (const typed of ['Ａ\u200b٣–\u00a0x', 'é\u202e']) expect(cleanCode(cleanCode(typed))).toBe(cleanCode(typed));
  });

  it.each([
    [400_213, 'SKU must be text in quotes, not a number.'],
    ['A\n1', 'SKU must not have invisible or control characters; found U+000A.'],
    ['A\u0007', 'SKU must not have invisible or control characters; found U+0007.'],
    ['A\ue0001', 'SKU must not have invisible or control characters; found U+E000.'],
    ['x'.repeat(21), 'SKU must be at most 20 characters.'],
    ['\u200b', 'SKU is required.'],
    [`\u200b${'x'.repeat(20)}`, `stored as ${'x'.repeat(20)}`],
  ])('%j: %s', (typed, said) => expect(refusalOf(typed)).toBe(said));
});
