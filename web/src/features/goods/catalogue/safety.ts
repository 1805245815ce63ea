import { textOf } from './specification.ts';

/** Meaning of the GHS signal words. */
const signals: Partial<Record<string, string>> = {
  Danger: 'Severe hazards. Read the statements before handling.',
  Warning: 'Less severe hazards. Read the statements before handling.',
  None: 'No signal word is assigned to this material.',
};

/** Classes of dangerous goods in transport. */
const transportClasses: Partial<Record<string, string>> = {
  '1': 'Explosives',
  '2.1': 'Flammable gases',
  '2.2': 'Non-flammable, non-toxic gases',
  '2.3': 'Toxic gases',
  '3': 'Flammable liquids',
  '4.1': 'Flammable solids',
  '4.2': 'Spontaneously combustible substances',
  '4.3': 'Dangerous when wet',
  '5.1': 'Oxidizing substances',
  '5.2': 'Organic peroxides',
  '6.1': 'Toxic substances',
  '7': 'Radioactive material',
  '8': 'Corrosive substances',
  '9': 'Miscellaneous dangerous goods',
};

const packingGroups: Partial<Record<string, string>> = {
  I: 'Great danger',
  II: 'Medium danger',
  III: 'Minor danger',
};

const meanings: Partial<Record<string, Partial<Record<string, string>>>> = {
  transport_class: transportClasses,
  packing_group: packingGroups,
};

export type HazardStatement = { code: string; text: string };

/** Splits 'H314 Causes severe skin burns and eye damage.' into code and text. */
const statementOf = (value: unknown): HazardStatement => {
  const text = textOf(value);
  const [, code = '', words = text] = /^((?:EUH|H|P)\d{3}[A-Za-z]*)\s+(.*)$/.exec(text) ?? [];
  return { code, text: words };
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value ? [value] : []);

/** Splits safety data into signal word, hazard statements and other pairs with their meaning. */
export const safetyOf = ({ signal_word, hazard_statements, ...rest }: Record<string, unknown>) => {
  const word = textOf(signal_word);
  return {
    signal: word ? { word, meaning: signals[word] ?? '' } : null,
    statements: listOf(hazard_statements).map(statementOf),
    pairs: Object.entries(rest).map(([key, value]) => ({
      key,
      text: textOf(value),
      meaning: meanings[key]?.[textOf(value)] ?? '',
    })),
  };
};
