// The pictograms of the GHS that follow from hazard statements (Regulation (EC) No 1272/2008, Annex I and Article 26).
import { safetyOf } from './safety.ts';

export const pictograms = {
  GHS01: 'Explosive',
  GHS02: 'Flammable',
  GHS03: 'Oxidizing',
  GHS04: 'Gas under pressure',
  GHS05: 'Corrosive',
  GHS06: 'Toxic',
  GHS07: 'Harmful or irritant',
  GHS08: 'Serious health hazard',
  GHS09: 'Hazardous to the environment',
} as const;

export type Pictogram = keyof typeof pictograms;

const statements: Record<Pictogram, RegExp> = {
  GHS01: /^H(20[0-5]|24[01])/,
  GHS02: /^H(220|222|223|224|225|226|228|241|242|250|251|252|260|261)/,
  GHS03: /^H27[0-2]/,
  GHS04: /^H28[0-1]/,
  GHS05: /^H(290|314|318)/,
  GHS06: /^H(30[01]|31[01]|33[01])/,
  GHS07: /^H(302|312|332|315|317|319|335|336|420)/,
  GHS08: /^H(304|334|34[01]|35[01]|36[01]|37[0-3])/,
  GHS09: /^H(400|410|411)/,
};

const harmful = /^H(302|312|332|335|336|420)/;
const irritant = /^H(315|319)/;
const sensitizing = /^H317/;

/** The exclamation mark is left out where a more severe pictogram says it. */
const needsExclamationMark = (codes: readonly string[], found: ReadonlySet<Pictogram>): boolean => {
  if (found.has('GHS06')) return false;
  if (codes.some((code) => harmful.test(code))) return true;
  if (codes.includes('H334')) return false;
  return codes.some((code) => sensitizing.test(code) || (irritant.test(code) && !found.has('GHS05')));
};

export const pictogramsOf = (safetyData: Record<string, unknown>): Pictogram[] => {
  const codes = safetyOf(safetyData).statements.map(({ code }) => code);
  const found = new Set(
    (Object.keys(pictograms) as Pictogram[]).filter((key) => codes.some((code) => statements[key].test(code))),
  );
  if (!needsExclamationMark(codes, found)) found.delete('GHS07');
  return [...found];
};
