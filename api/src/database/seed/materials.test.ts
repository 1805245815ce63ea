import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMaterials, type MaterialData } from './data.ts';

const read = <T>(file: string) => JSON.parse(readFileSync(join(import.meta.dirname, 'data', file), 'utf8')) as T;
const statements = read<Record<string, { text: string; signalWords: string[] }>>('hazard-statements.json');
const dangerousGoods =
  read<Record<string, { name: string; class: string; packingGroups?: string[] }>>('un-numbers.json');

const materials = readMaterials();
const NOT_CLASSIFIED = 'Not classified as hazardous under GHS.';
const NOT_REGULATED = 'Not regulated';

/** Names of those of which something is said that must not be. */
const naming = (isWrong: (material: MaterialData) => boolean) => materials.filter(isWrong).map(({ name }) => name);

const hazardsOf = ({ safetyData }: MaterialData) =>
  safetyData.hazard_statements.filter((text) => text !== NOT_CLASSIFIED);
const codeOf = (statement: string) => statement.split(' ')[0]!;

/** Every second digit from the right weighs one more; the sum's last digit is the check digit. */
const isCas = (text: string) => {
  const digits = text.replaceAll('-', '');
  const sum = [...digits.slice(0, -1)]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place + 1), 0);
  return /^[1-9]\d{1,6}-\d\d-\d$/.test(text) && sum % 10 === Number(digits.at(-1));
};

describe('the materials', () => {
  it('are 250 or more, under names of their own, in every one of the seven families', () => {
    expect(materials.length).toBeGreaterThanOrEqual(250);
    expect(new Set(materials.map(({ name }) => name.toLowerCase())).size).toBe(materials.length);
    expect(new Set(materials.map(({ family }) => family)).size).toBe(7);
  });

  it('have 200 or more distinct CAS numbers, each with its check digit', () => {
    const numbers = materials.flatMap(({ casNumber }) => casNumber ?? []);
    expect(numbers.filter((number) => !isCas(number))).toEqual([]);
    expect(new Set(numbers).size).toBeGreaterThanOrEqual(200);
  });

  it('share no map of specifications, and each has enough of them to choose by', () => {
    expect(new Set(materials.map(({ specifications }) => JSON.stringify(specifications))).size).toBe(materials.length);
    expect(naming(({ specifications }) => Object.keys(specifications).length < 7)).toEqual([]);
    expect(naming(({ specifications }) => !specifications.packaging)).toEqual([]);
    expect(
      naming(({ specifications }) =>
        Object.entries(specifications).some(([key, value]) => !/^[a-z0-9_]+$/.test(key) || value.trim() === ''),
      ),
    ).toEqual([]);
  });

  it('use the official hazard statements in their official wording', () => {
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

  it('bear the signal word that follows from their statements', () => {
    const wrong = naming((material) => {
      const words = hazardsOf(material).map((text) => statements[codeOf(text)]?.signalWords ?? []);
      const demands = (word: string) => words.some((possible) => possible.length === 1 && possible[0] === word);
      // Some statements go with either word, by their category, which the statement does not tell.
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

  it('travel under a UN number that exists, in its class and one of its packing groups', () => {
    const wrong = naming(({ safetyData }) => {
      const { un_number: number, transport_class: transportClass, packing_group: group } = safetyData;
      if (number === NOT_REGULATED) return transportClass !== NOT_REGULATED || group !== undefined;
      const goods = dangerousGoods[String(number).replace(/^UN /, '')];
      const groups = goods?.packingGroups ?? [];
      return goods?.class !== transportClass || (groups.length > 0 && !groups.includes(String(group)));
    });
    expect(wrong).toEqual([]);
  });

  it('tell how they are stored and handled, and what they cost when', () => {
    expect(naming(({ safetyData }) => !safetyData.storage || !safetyData.first_aid || !safetyData.handling)).toEqual(
      [],
    );
    expect(
      naming(
        ({ reference }) =>
          !/^\d+\.\d\d$/.test(reference.price) || !['MT', 'KG', 'L', 'Tons', 'Units'].includes(reference.unit),
      ),
    ).toEqual([]);
    expect(naming(({ reference }) => reference.year < 2024)).toEqual([]);
  });
});
