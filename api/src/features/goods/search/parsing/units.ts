import type { Unit } from '../../../../rules/values/readUnit.ts';

export type { Unit };

interface Meaning {
  unit: Unit;
  /** Conversion factor: a gram is 0.001 KG. */
  times: number;
}

const written: [Unit, number, string][] = [
  ['MT', 1, String.raw`mts?|m\.t\.|t|tonnes?|metric tons?|metric tonnes?|tonnen|tm|toneladas?(?: metricas?)?`],
  ['MT', 1000, 'kt|kilotonnes?|kilotons?'],
  ['Tons', 1, 'tons?|tns?'],
  ['KG', 1, 'kgs?|kilos?|kilograms?|kilogramm|kilogrammes?|kilogramos?|quilogramas?|quilos?'],
  ['KG', 0.001, 'g|gr|gms?|grams?|grammes?|gramm'],
  ['L', 1, 'l|ls|lts?|ltrs?|liters?|litres?|litros?'],
  ['L', 0.001, 'ml|millilit(?:er|re)s?'],
  ['L', 100, 'hl|hectolit(?:er|re)s?'],
  ['L', 1000, 'kl|m3|cbm|cubic met(?:er|re)s?'],
  ['Units', 1, 'units?|pcs?|pieces?|nos|stuck'],
];

/** Units that buyers name and the market does not have. */
const OTHERS = 'lbs?|pounds?|oz|ounces?|gal|gallons?|mg';

/** The source of a pattern; a longer unit comes before its beginnings by the end that follows it. */
export const UNIT = `(?:${written.map(([, , pattern]) => pattern).join('|')}|${OTHERS})`;

const meanings = written.map(([unit, times, pattern]) => ({
  unit,
  times,
  pattern: new RegExp(`^(?:${pattern})$`, 'iu'),
}));

/** The market's unit that a written unit is or can be converted to; undefined if there is none. */
export const unitOf = (text: string): Meaning | undefined => meanings.find(({ pattern }) => pattern.test(text));
