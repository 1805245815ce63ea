import { type ValidationError } from 'yup';
import { phone, readPhone } from './readPhone.ts';

const refusalOf = (value: string): string => {
  try {
    return `stored as ${phone('Phone').validateSync(value)}`;
  } catch (error) {
    return (error as ValidationError).message;
  }
};

test.each([
  ['+49 30 901820', '+49 30 901820'],
  ['tel:+49-30-901820', '+49-30-901820'],
  ['Tel.: 030 901820', '030 901820'],
  ['Telefon 030/901820', '030/901820'],
  ['\u202a+90 (212) 555\u200b 01 00\u202c', '+90 (212) 555 01 00'],
  ['+49 30\u2009901\u2009820', '+49 30 901 820'],
  ['+49\u201130–901−820', '+49-30-901-820'],
  ['٠٢ ٢٣٤٥ ٦٧٨٩', '02 2345 6789'],
  ['＋８１　３（１２３４）５６７８', '+81 3(1234)5678'],
  ['०११ २३४५ ६७८९', '011 2345 6789'],
  ['(212) 555-0100', '(212) 555-0100'],
  ['(+91) 98765-43210', '(+91) 98765-43210'],
  ['Mob. +91 98765 43210', '+91 98765 43210'],
  ['M: +1 212 555 0100', '+1 212 555 0100'],
  ['Handy 0171 1234567', '0171 1234567'],
  ['GSM: 0532 123 45 67', '0532 123 45 67'],
  ['جوال: ٠٥٠ ١٢٣ ٤٥٦٧', '050 123 4567'],
  ['ＴＥＬ０３－１２３４－５６７８', '03-1234-5678'],
  ['携帯：090ー1234ー5678', '090-1234-5678'],
])('%s is read as %s', (typed, read) => {
  expect(refusalOf(typed)).toBe(`stored as ${read}`);
});

test.each([
  '555 0100 x12',
  '555 0100x12',
  '555 0100 #12',
  '555 0100 ext. 12',
  '555 0100, Ext 12',
  '555 0100 extension 12',
  '555 0100;ext=12',
  '555 0100 Durchwahl 12',
  '555 0100 DW 12',
  '555 0100 poste 12',
  '555 0100 доб. 12',
  '555 0100 dahili 12',
  '555 0100 内線12',
])('%s has an extension', (typed) => {
  expect(refusalOf(typed)).toBe('stored as 555 0100 ext. 12');
  expect(readPhone(readPhone(typed))).toBe('555 0100 ext. 12');
});

test.each([
  ['555 0100 €', 'Phone must be a telephone number; found “€”.'],
  ['555 0100 or 555 0101', 'Phone must be a telephone number; found “o”.'],
  ['+49 30 *901820', 'Phone must be a telephone number; found “*”.'],
  ['12345', 'Phone must be a telephone number of 6 to 15 digits; found 5.'],
  ['0212 555 01 00 / 0532 123 45 67', 'Phone must be a telephone number of 6 to 15 digits; found 22.'],
  ['49+30 901820', 'Phone must be a telephone number; found “+”.'],
  ['none', 'Phone must be a telephone number.'],
  ['9'.repeat(60), 'Phone must be at most 40 characters.'],
  [' \u200b', 'Phone is required.'],
])('%s: %s', (typed, said) => expect(refusalOf(typed)).toBe(said));
