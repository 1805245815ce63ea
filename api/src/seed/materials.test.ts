import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCategories, readProducts, type ProductData } from './data.ts';

const read = <T>(file: string) => JSON.parse(readFileSync(join(import.meta.dirname, 'data', file), 'utf8')) as T;
const statements = read<Record<string, { text: string; signalWords: string[] }>>('hazard-statements.json');
const dangerousGoods =
  read<Record<string, { name: string; class: string; packingGroups?: string[] }>>('un-numbers.json');

const materials = readProducts();
const NOT_CLASSIFIED = 'Not classified as hazardous under GHS.';
const NOT_REGULATED = 'Not regulated';

/** Names of the materials with a violation. */
const naming = (isWrong: (material: ProductData) => boolean) => materials.filter(isWrong).map(({ name }) => name);

const hazardsOf = ({ safetyData }: ProductData) =>
  safetyData.hazard_statements.filter((text) => text !== NOT_CLASSIFIED);
const codeOf = (statement: string) => statement.split(' ')[0]!;

/** CAS check digit: digits weighted 1, 2, 3, … from the right, sum modulo 10. */
const isCas = (text: string) => {
  const digits = text.replaceAll('-', '');
  const sum = [...digits.slice(0, -1)]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place + 1), 0);
  return /^[1-9]\d{1,6}-\d\d-\d$/.test(text) && sum % 10 === Number(digits.at(-1));
};

describe('The materials', () => {
  it('are at least 250 with unique names, in each of the seven families', () => {
    expect(materials.length).toBeGreaterThanOrEqual(250);
    expect(new Set(materials.map(({ name }) => name.toLowerCase())).size).toBe(materials.length);
    const familyOf = new Map(readCategories().map(({ key, parent }) => [key, parent]));
    expect(new Set(materials.map(({ category }) => familyOf.get(category))).size).toBe(7);
  });

  it('have at least 200 distinct CAS numbers with valid check digits', () => {
    const numbers = materials.flatMap(({ casNumber }) => casNumber ?? []);
    expect(numbers.filter((number) => !isCas(number))).toEqual([]);
    expect(new Set(numbers).size).toBeGreaterThanOrEqual(200);
  });

  it('use the official hazard statements with their official wording', () => {
    const wrong = materials
      .flatMap(hazardsOf)
      .filter((text) => text !== `${codeOf(text)} ${statements[codeOf(text)]?.text}`);
    expect(wrong).toEqual([]);
    expect(
      naming(
        (material) =>
          hazardsOf(material).length < material.safetyData.hazard_statements.length && hazardsOf(material).length > 0,
      ),
    ).toEqual([]);
    expect(naming((material) => material.safetyData.hazard_statements.length === 0)).toEqual([]);
  });

  it('have the signal word that follows from their statements', () => {
    const wrong = naming((material) => {
      const words = hazardsOf(material).map((text) => statements[codeOf(text)]?.signalWords ?? []);
      const demands = (word: string) => words.some((possible) => possible.length === 1 && possible[0] === word);
      // Some statements allow both words, depending on a category that the statement does not contain.
      const either = words.some((possible) => possible.length > 1);
      const allowed = demands('Danger')
        ? ['Danger']
        : either
          ? ['Danger', 'Warning']
          : [demands('Warning') ? 'Warning' : 'None'];
      return !allowed.includes(String(material.safetyData.signal_word));
    });
    expect(wrong).toEqual([]);
  });

  it('have an existing UN number with its class and one of its packing groups', () => {
    const wrong = naming(({ safetyData }) => {
      const { un_number: number, transport_class: transportClass, packing_group: group } = safetyData;
      if (number === NOT_REGULATED) return transportClass !== NOT_REGULATED || group !== undefined;
      const goods = dangerousGoods[String(number).replace(/^UN /, '')];
      const groups = goods?.packingGroups ?? [];
      return goods?.class !== transportClass || (groups.length > 0 && !groups.includes(String(group)));
    });
    expect(wrong).toEqual([]);
  });
});
