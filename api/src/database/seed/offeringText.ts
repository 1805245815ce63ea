import type { Material } from './catalogue.ts';
import type { OfferingPhrases } from './data.ts';
import type { Member } from './members.ts';
import type { Random } from './random.ts';

/** Fills `{name}` placeholders. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? value.toLocaleString('en-US') : (value ?? '');
  });

/** One of the material's packagings. */
export const packagingOf = ({ specifications }: Material, random: Random): string =>
  random.pick((specifications.packaging ?? 'bulk').split(', '));

/** '{Material}, {packaging or grade}'. */
export const titleOf = ({ name, specifications }: Material, packaging: string, random: Random): string =>
  `${name}, ${specifications.grade && random.chance(0.3) ? specifications.grade : packaging}`;

interface Offered {
  material: Material;
  seller: Member;
  packaging: string;
  quantity: number;
}

export const describeOffering = (phrases: OfferingPhrases, offered: Offered, random: Random): string => {
  const { material, seller, packaging, quantity } = offered;
  const days = random.whole(2, 12);
  const values = {
    material: material.name,
    packaging,
    city: seller.city,
    unit: material.reference.unit,
    analysis: analysisOf(material, random),
    days: `${days}`,
    later: `${days + random.whole(2, 6)}`,
    minimum: Math.max(1, Math.floor(quantity / random.pick([4, 5, 10, 20]))),
  };
  const { openings, analyses, leadTimes, documents, terms } = phrases;
  return [openings, analyses, leadTimes, documents, terms].map((list) => filled(random.pick(list), values)).join(' ');
};

const NOT_ANALYSED = ['grade', 'appearance', 'form', 'packaging', 'colour', 'odour', 'shelf_life'];
const SPELLINGS =
  'pH pKa UV P2O5 K2O R2O3 B2O3 Na2O MgO MnO MnO2 SiO2 TiO2 Fe2O3 Al2O3 KCl FeCl3 DAP TVB HLB NCO NDMA DEG EG ESCR VCM ENB EGCG DMF SADT BPL';
const spelling = new Map(SPELLINGS.split(' ').map((word) => [word.toLowerCase(), word]));

/** The first value, which buyers look at most, and two others. */
const analysisOf = ({ specifications }: Material, random: Random): string => {
  const [first, ...others] = Object.keys(specifications).filter((key) => !NOT_ANALYSED.includes(key));
  const chosen = random.shuffled(others).slice(0, 2);
  return [first ?? 'form', ...others.filter((key) => chosen.includes(key))]
    .map(
      (key) =>
        `${key
          .split('_')
          .map((word) => spelling.get(word) ?? word)
          .join(' ')} ${specifications[key]}`,
    )
    .join('; ');
};
