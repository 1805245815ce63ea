import { getCountries } from 'libphonenumber-js';
import { readDemoAccounts, readMembers } from '../seed/data.ts';
import { countries, countryNames } from '../rules/countries.ts';
import { internationalPhone, knownCountry } from './contactDetails.ts';

const phone = (value: string, country = 'Spain', stored?: string) =>
  internationalPhone({ field: 'phone', label: 'Phone', value, country, stored });

test.each([
  ['+34 600 000 000', 'Spain', '+34 600 000 000'],
  ['600 000 000', 'Spain', '+34 600 00 00 00'],
  ['(0)30 901820', 'Germany', '+49 30 901820'],
  ['+49 (0)30 / 901820 ext. 12', 'Germany', '+49 30 901820 ext. 12'],
  ['0161 496 0000', 'united kingdom', '+44 161 496 0000'],
  ['+1 212 555 0100', 'Spain', '+1 212 555 0100'],
  ['030 901820 ext. 12', 'Germany', '+49 30 901820 ext. 12'],
  ['0034 600 000 000', 'Germany', '+34 600 00 00 00'],
  ['02 2345 6789', 'Egypt', '+20 2 23456789'],
  ['+81 3(1234)5678', 'Japan', '+81 3(1234)5678'],
])('%s in %s is stored as %s', (typed, country, kept) => expect(phone(typed, country)).resolves.toBe(kept));

test.each([
  ['+34 1', 'Spain'],
  ['+999 600 000 000', 'Spain'],
  ['12345678901234', 'Spain'],
  ['600 000 000', 'Atlantis'],
])('%s in %s is refused', (typed, country) =>
  expect(phone(typed, country)).rejects.toThrow('Phone must be a telephone'),
);

test('Stored values stay valid until they are changed', async () => {
  expect(await phone('+34 1', 'Spain', '+34 1')).toBe('+34 1');
  // As the rules read it: extensions were stored in several ways.
  expect(await phone('555 010 ext. 1', 'Spain', '555 010x1')).toBe('555 010x1');
  expect(knownCountry({ country: 'Czechoslovakia', stored: 'Czechoslovakia' })).toBe('Czechoslovakia');
  expect(() => knownCountry({ country: 'Czechoslovakia', stored: 'Czechia' })).toThrow(
    'Please choose a country from the list',
  );
});

test('A country is stored as the list has it', () =>
  expect([knownCountry({ country: 'spain' }), knownCountry({ country: 'ES' })]).toEqual(['Spain', 'Spain']));

test('The list has the countries whose telephone numbers are known, each name once', () => {
  // Both share the code and the plan of Saint Helena.
  const expected = getCountries().filter((code) => !['AC', 'TA'].includes(code));
  expect(Object.keys(countryNames).sort()).toEqual(expected.sort());
  expect(new Set(countries).size).toBe(countries.length);
});

test('All demo companies keep the rules', async () => {
  const { user, companyProfile } = readMembers();
  for (const { id, country, mobileNumber } of [...user, ...readDemoAccounts()]) {
    expect(knownCountry({ country })).toBe(country);
    const office = companyProfile.find(({ userId }) => userId === id)?.phone ?? mobileNumber;
    for (const value of [office, mobileNumber]) expect(await phone(value, country)).toBe(value);
  }
});
