import { countryNames } from '../countries.ts';
import { readCountry } from './readCountry.ts';

describe('rules/values/readCountry', () => {
  it.each([
    ['Ireland', 'Ireland'],
    ['IE', 'Ireland'],
    [' ie ', 'Ireland'],
    ['NETHERLANDS', 'Netherlands'],
    ['ＮＬ', 'Netherlands'],
    ["cote d'ivoire", 'Côte d’Ivoire'],
    ['réunion', 'Réunion'],
    ['Atlantis', undefined],
    ['XX', undefined],
    ['Irland', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, country) => {
    expect(readCountry(text)).toBe(country);
  });

  it('reads each code and each name of the list', () => {
    for (const [code, name] of Object.entries(countryNames))
      expect([readCountry(code), readCountry(name)]).toEqual([name, name]);
  });
});
