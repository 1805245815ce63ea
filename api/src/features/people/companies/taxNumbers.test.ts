import { businessEmail } from '../accounts/rules.ts';
import { companyProfileRules } from './rules.ts';

const stored = (vatNumber: string) => companyProfileRules.pick(['vatNumber']).validateSync({ vatNumber }).vatNumber;

test.each([
  ['NL 004495445B01', 'NL 004495445B01'],
  ['12.345.678/0001-95', '12.345.678/0001-95'],
  ['IE7+12345L', 'IE7+12345L'],
  ['RFC: ABC010101AB1', 'RFC: ABC010101AB1'],
  ['Ñ&A010101AB1', 'Ñ&A010101AB1'],
  ['ИНН 7700000000', 'ИНН 7700000000'],
  ['CHE-123.456.788 MWST/TVA/IVA', 'CHE-123.456.788 MWST/TVA/IVA'],
  ['DE\u00a0123\u00a0456\u00a0789', 'DE 123 456 789'],
  ['CHE\u2011123.456.788', 'CHE-123.456.788'],
  ['\u202aDE123456789\u202c', 'DE123456789'],
  ['ＤＥ１２３４５６７８９', 'DE123456789'],
  ['٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣', '300000000000003'],
  [' \u200b', null],
])('The tax number %s is stored as %s', (typed, kept) => expect(stored(typed)).toBe(kept));

test.each([
  ['DE123456789!', 'VAT number must have letters and digits only, such as NL 004495445B01; found “!”.'],
  ['DE1234\n56789', 'VAT number must have letters and digits only, such as NL 004495445B01; found U+000A.'],
  ['none', 'VAT number must have letters and digits, such as NL 004495445B01.'],
  ['1'.repeat(61), 'VAT number must be at most 60 characters.'],
])('%j: %s', (typed, said) => {
  expect(() => stored(typed)).toThrow(said);
});

test('An address of email and a register number are cleaned like other codes', () => {
  const rules = companyProfileRules.pick(['contactEmail', 'businessRegistrationNumber']);
  const typed = { contactEmail: '\u200bsales\u00ad@acme.example ', businessRegistrationNumber: 'ＨＲＢ\u00a0１２' };
  expect(rules.validateSync(typed)).toEqual({
    contactEmail: 'sales@acme.example',
    businessRegistrationNumber: 'HRB 12',
  });
});

test.each([
  ['sales@acme', '.'],
  ['müller@acme.example', '; found “ü”.'],
  ['sales @acme.example', '; found U+0020.'],
  ['sales@acme.example, office@acme.example', '; found “,”.'],
])('The address of email %j is refused, with its first sign that is refused: %j', (typed, found) => {
  const contact = companyProfileRules.pick(['contactEmail']);
  expect(() => contact.validateSync({ contactEmail: typed })).toThrow(
    new Error(`Contact email must be a valid email address${found}`),
  );
  expect(() => businessEmail.validateSync(typed)).toThrow(new Error(`Please enter a valid email address${found}`));
});
