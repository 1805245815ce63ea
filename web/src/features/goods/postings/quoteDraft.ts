// The request for a quote that a visitor has filled in: it waits in this browser until they have registered and confirmed their address,
// which may happen in another tab.
const KEY = 'quoteRequest';

export const blankRequest = {
  quantity: '',
  price: '',
  deliveryTerms: '',
  deliveryLocation: '',
  deliveryDate: '',
  paymentTerms: '',
  note: '',
  isSample: false,
};

export type QuoteRequest = typeof blankRequest;

/** As a form takes it: its rules turn numbers and blanks into other types. */
const asTyped = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'boolean' ? value : String(value ?? '')]),
  ) as Partial<QuoteRequest>;

/** `about` is the offering or the product. */
export const storedDraft = (about: string): Partial<QuoteRequest> | undefined => {
  const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { about: string; values: object } | null;
  return stored?.about === about ? asTyped(stored.values) : undefined;
};

export const keepDraft = (about: string, values: object): void =>
  localStorage.setItem(KEY, JSON.stringify({ about, values }));

export const dropDraft = (): void => localStorage.removeItem(KEY);
