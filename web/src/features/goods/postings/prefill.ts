import type { AnyObjectSchema } from 'yup';

/** Query parameters that fill in the form of an RFP, an offering or an auction. `basis`, `type` and `terms` are for auctions. */
export const prefillNames = [
  'title',
  'description',
  'quantity',
  'unit',
  'price',
  'basis',
  'type',
  'place',
  'terms',
  'date',
] as const;

export type Prefill = Partial<Record<(typeof prefillNames)[number], string>>;

export const prefillIn = (params: URLSearchParams): Prefill =>
  Object.fromEntries(prefillNames.flatMap((name) => (params.has(name) ? [[name, params.get(name)]] : [])));

/** Those values that the form would accept: anything may be written in an address. */
export const accepted = <Name extends string>(
  rules: AnyObjectSchema,
  values: Partial<Record<Name, string>>,
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value && isAccepted(rules, name, value)),
  ) as Partial<Record<Name, string>>;

const isAccepted = (rules: AnyObjectSchema, name: string, value: unknown): boolean => {
  try {
    rules.validateSyncAt(name, { [name]: value });
    return true;
  } catch {
    return false;
  }
};
