import { spellings } from '../../test/confusables.ts';
import { pickWith } from '../../test/random.ts';
import { refuseBrand } from './brandName.ts';

const isRefused = (names: Parameters<typeof refuseBrand>[0]): boolean => {
  try {
    refuseBrand(names);
    return false;
  } catch {
    return true;
  }
};
const asCompany = (companyName: string) => isRefused({ companyName });
const asPerson = (firstName: string, lastName = '') => isRefused({ firstName, lastName, companyName: 'Acme' });

const pick = pickWith('names|words');

test.each(Object.keys(spellings))('1,000 spellings of the brand with %s are refused', (way) => {
  const names = Array.from({ length: 1_000 }, () => spellings[way]!());
  expect(names.filter((name) => !asCompany(name))).toEqual([]);
  expect(
    names.filter((name) => !asCompany(`${name} ${pick(['Support', 'Team', 'S3curity', 'Ａdmin', 'GmbH'])}`)),
  ).toEqual([]);
  expect(names.filter((name) => !asPerson(name, 'Meyer'))).toEqual([]);
});

test.each([
  'F33dst0ck',
  'Feedstocks',
  'Feedstock!',
  'Feeds+ock',
  '$upport | Fe€dstock',
  'Feed Stock Ltd.',
  'The Official Feedstock Support Team',
  'FEEDSTOCK (Admin)',
  'Feedstock.com',
  'Feedstock.example',
  'Feedst0ck．co.uk',
  'www.feedstock.com',
  'Feedstock . co . uk',
  'Feedstock Example',
  'https://feedstock.net',
  'Customer Care, Feedstock',
])('A company cannot be called %s', (name) => expect(asCompany(name)).toBe(true));

test.each([
  'Acme Feedstocks Trading',
  'Feedstock Trading GmbH',
  'Biofeedstock.example',
  'Nordic Biofeedstock AB',
  'Support Chemicals',
  'Feed & Stock Farming',
  'Admin Team',
  'Müller & Söhne KG',
  '日本原料株式会社',
  'مواد خام',
])('A company can be called %s', (name) => expect(asCompany(name)).toBe(false));

test('The brand is no part of a personal name, also not across first and last name', () => {
  for (const [first, last] of [
    ['Feedstock', 'Support'],
    ['Feed', 'Stock'],
    ['Ana', 'Feedstock'],
    ['Ｆｅｅｄ', 'ѕт0ск'],
  ])
    expect(asPerson(first!, last)).toBe(true);
  for (const [first, last] of [
    ['Stocker', 'Feed'],
    ['Ana', 'Ruiz'],
    ['李', '小龙'],
  ])
    expect(asPerson(first!, last)).toBe(false);
});

test('A name of the greatest length is decided at once', () => {
  expect(asCompany('help'.repeat(18) + 'feedstock' + 'help'.repeat(18) + 'x')).toBe(false);
});
