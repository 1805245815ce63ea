import { graphEnum } from '../../schema/enums.ts';

export const DeliveryTerms = graphEnum('DeliveryTerms', 'Incoterms 2020.', {
  EXW: 'Ex works.',
  FCA: 'Free carrier.',
  FAS: 'Free alongside ship.',
  FOB: 'Free on board.',
  CFR: 'Cost and freight.',
  CIF: 'Cost, insurance and freight.',
  CPT: 'Carriage paid to.',
  CIP: 'Carriage and insurance paid to.',
  DAP: 'Delivered at place.',
  DPU: 'Delivered at place unloaded.',
  DDP: 'Delivered duty paid.',
});
export type DeliveryTerms = keyof typeof DeliveryTerms;

export const PaymentTerms = graphEnum('PaymentTerms', 'Payment terms.', {
  cash_on_delivery: 'On delivery.',
  net_30: 'Within 30 days.',
  net_60: 'Within 60 days.',
  advance_payment: 'In advance.',
  letter_of_credit: 'By letter of credit.',
});
export type PaymentTerms = keyof typeof PaymentTerms;
