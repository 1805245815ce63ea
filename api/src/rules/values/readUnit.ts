import { string } from 'yup';
import { blankAsNull } from '../values.ts';

// Units as people and other systems write them: the codes of UN/ECE Recommendation 20 and words of six languages.

export const units = ['MT', 'KG', 'L', 'Tons', 'Units'] as const;
export type Unit = (typeof units)[number];

const words: Record<Unit, string> = {
  MT: 'mt mts tne t to tm tonne tonnes tonnen tonelada toneladas тонна тонн طن トン 吨 噸 公吨|metric ton|metric tons|metric tonne|metric tonnes|tonelada métrica|toneladas métricas|tonne métrique|tonnes métriques',
  KG: 'kg kgs kgm kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos quilo quilos quilograma quilogramas кг كجم كغ キロ 公斤 千克',
  L: 'l lt lts ltr ltrs liter liters litre litres litro litros لتر リットル',
  Tons: 'tons ton',
  Units:
    'units unit c62 h87 ea each pce pc pcs piece pieces stk stück stuck pièce pièces pieza piezas unidad unidades unité unités adet nos قطعة 個|piece(s)|unit(s)',
};

/** Units that the market does not have, by what they are. */
const others: Record<string, string> = {
  'stn|short ton|short tons|us ton|us tons': 'a short ton of 907.18474 kg',
  'ltn|long ton|long tons|imperial ton': 'a long ton of 1,016.0469088 kg',
  'lbr|lb|lbs|pound|pounds|libra|libras': 'a pound of 0.45359237 kg',
  'onz|oz|ounce|ounces': 'an ounce of 0.028349523 kg',
  'grm|g|gr|gram|grams|gramm|gramme|grammes': 'a gram, 0.001 KG',
  'dtn|quintal|quintals|dt': 'a quintal of 100 kg',
  'ktn|kt|kiloton|kilotons|kilotonne': 'a kilotonne of 1,000 MT',
  'gll|gal|gallon|gallons': 'a gallon of 3.785411784 L',
  'mlt|ml|milliliter|millilitre': 'a millilitre, 0.001 L',
  'hlt|hl|hectoliter|hectolitre': 'a hectolitre of 100 L',
  'mtq|m3|m³|cbm|cubic meter|cubic metre': 'a cubic metre of 1,000 L',
};

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}.]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

const byWord = new Map(
  units.flatMap((unit) => {
    const [single = '', ...phrases] = words[unit].split('|');
    return [...single.split(' '), ...phrases].map((word) => [folded(word), unit] as const);
  }),
);
const strange = new Map(
  Object.entries(others).flatMap(([names, meaning]) =>
    names.split('|').map((name) => [folded(name), meaning] as const),
  ),
);

const MAX_LENGTH = 40;

/** The market's unit that the text means; undefined for others. */
export const readUnit = (text: string): Unit | undefined =>
  text.length > MAX_LENGTH ? undefined : byWord.get(folded(text));

/** Says why the text is none of the market's units. */
export const unitFault = (label: string, text: string): string => {
  const meaning = text.length > MAX_LENGTH ? undefined : strange.get(folded(text));
  return meaning === undefined
    ? `${label} must be one of ${units.join(', ')}.`
    : `${label} “${text.trim()}” is ${meaning}. Please convert it to one of ${units.join(', ')}.`;
};

/** One of the market's units, in any spelling that is known. Blank becomes null where it is optional. */
export const unit = (label: string) =>
  string()
    .typeError(`${label} must be text.`)
    .transform((value: unknown) => (typeof value === 'string' ? (readUnit(value) ?? value.trim()) : value))
    .test(
      'unit',
      (value, { createError }) =>
        !value || units.some((each) => each === value) || createError({ message: unitFault(label, value) }),
    )
    .required(`${label} is required.`);

export const optionalUnit = (label: string) => blankAsNull(unit(label).notRequired());
