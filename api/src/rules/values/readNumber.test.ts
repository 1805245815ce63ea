import { readAmount, readNumber, settledByColumn } from './readNumber.ts';

describe('A number', () => {
  it.each([
    ['20', '20'],
    ['007', '7'],
    [' 20\u00a0', '20'],
    ['\u202a20\u202c', '20'],
    ['1,5', '1.5'],
    ['210,50', '210.50'],
    ['0.610', '0.610'],
    ['0,610', '0.610'],
    ['.5', '0.5'],
    ['1250,500', '1250.500'],
    ["1'234.50", '1234.50'],
    ['1’234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1,234.567', '1234.567'],
    ['1 234,50', '1234.50'],
    ['1\u202f234,500', '1234.500'],
    ['1 250', '1250'],
    ['1.234.567', '1234567'],
    ['1,00,000', '100000'],
    ['12,34,567.80', '1234567.80'],
    ['٣٫٥', '3.5'],
    ['١٬٢٥٠٫٧٥', '1250.75'],
    ['۱۲۵۰', '1250'],
    ['१,००,०००', '100000'],
    ['１２３４．５０', '1234.50'],
  ])('%j is %s', (text, value) => expect(readNumber(text)).toEqual({ value }));

  it.each([
    ['1.000', '“1.000” can mean 1 or 1000.'],
    ['1,250', '“1,250” can mean 1.25 or 1250.'],
    ['22.680', '“22.680” can mean 22.68 or 22680.'],
    ['-5', '“-5” has a sign before the number.'],
    ['−5', '“−5” has a sign before the number.'],
    ['+5', '“+5” has a sign before the number.'],
    ['1e3', '“1e3” has an exponent.'],
    ['4,00213E+12', '“4,00213E+12” has an exponent.'],
    ['0x10', '“0x10” has “x” beside the number.'],
    ['20 MT', '“20 MT” has “MT” beside the number.'],
    ['1,00,000 Kgs', '“1,00,000 Kgs” has “Kgs” beside the number.'],
    ['1250.-', '“1250.-” has “-” beside the number.'],
    ['10²', '“10²” has “²” beside the number.'],
    ['€ 1250', '“€ 1250” has “€”, but Feedstock trades in US dollars.'],
    ['1250 eur', '“1250 eur” has “eur”, but Feedstock trades in US dollars.'],
    ['Rs. 85/-', '“Rs. 85/-” has “Rs”, but Feedstock trades in US dollars.'],
    ['1.234,50 TL', '“1.234,50 TL” has “TL”, but Feedstock trades in US dollars.'],
    ['1,234円', '“1,234円” has “円”, but Feedstock trades in US dollars.'],
    ['١٢٣٤٫٥ ر.س', '“١٢٣٤٫٥ ر.س” has “ر.س”, but Feedstock trades in US dollars.'],
    ['12 tlx', '“12 tlx” has “tlx” beside the number.'],
    ['1.2.3', '“1.2.3” is not a number.'],
    ['1 25', '“1 25” is not a number.'],
    ['1,00,00', '“1,00,00” is not a number.'],
    ['5.', '“5.” is not a number.'],
    ['1-2', '“1-2” has “-” beside the number.'],
    ['5\u0000', '“5�” has “\u0000” beside'],
    ['9'.repeat(70), 'is too long for a number.'],
  ])('%j is refused by name', (text, fault) =>
    expect(readNumber(text)).toMatchObject({ fault: expect.stringContaining(fault) }),
  );

  it.each(['', 'many', '½', '€'])('%j has none', (text) => expect(readNumber(text)).toEqual({}));

  it('is read in a moment, however long the text is', () => {
    const started = performance.now();
    for (const sign of ['1', ',', '1,', '\u200b', '$ ', 'e'])
      expect(readAmount(sign.repeat(1_000_000)).value).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('An amount', () => {
  it.each([
    ['$1,234.50', '1234.50'],
    ['1,234.50 USD', '1234.50'],
    ['US$ 7900', '7900'],
    ['0.610', '0.61'],
    ['0.6125', '0.6125'],
    ['210,5000', '210.50'],
  ])('%j is %s', (text, value) => expect(readAmount(text)).toEqual({ value }));
});

describe('A cell that can mean two numbers', () => {
  it.each([
    ['a decimal comma', ['1.250', '210,50', '3'], ['1250', '210,50', '3']],
    ['a decimal point', ['1.250', '$0.61', '1,250'], ['1.250', '$0.61', '1250']],
    ['groups of three', ['1.250', '1.234.567'], ['1250', '1.234.567']],
    ['nothing else', ['1.250', '3', "1'250"], ['1.250', '3', "1'250"]],
    ['both', ['1.250', '210,50', '210.50'], ['1.250', '210,50', '210.50']],
    ['words', ['1.250', 'ten', ''], ['1.250', 'ten', '']],
  ])('is settled by a column with %s', (_, cells, settled) => expect(settledByColumn(cells)).toEqual(settled));
});
