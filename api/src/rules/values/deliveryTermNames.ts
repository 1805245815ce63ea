/** Incoterms 2020. */
export const deliveryTermNames = {
  EXW: 'Ex works',
  FCA: 'Free carrier',
  FAS: 'Free alongside ship',
  FOB: 'Free on board',
  CFR: 'Cost and freight',
  CIF: 'Cost, insurance and freight',
  CPT: 'Carriage paid to',
  CIP: 'Carriage and insurance paid to',
  DAP: 'Delivered at place',
  DPU: 'Delivered at place unloaded',
  DDP: 'Delivered duty paid',
};
export type DeliveryTerm = keyof typeof deliveryTermNames;
export const deliveryTerms = Object.keys(deliveryTermNames) as DeliveryTerm[];

/** An Incoterm without its place leaves open who pays what. */
export const placeAsked = (term?: string | null, place?: string | null): string | undefined =>
  term && !place ? `Please name the place of ${term}.` : undefined;
