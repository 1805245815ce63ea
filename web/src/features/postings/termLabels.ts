// Labels of delivery and payment terms, for postings, auctions and orders.
import type { deliveryTerms, paymentTerms } from 'api/rules/postings';

export const deliveryTermLabels: Record<(typeof deliveryTerms)[number], string> = {
  EXW: 'EXW – Ex works',
  FCA: 'FCA – Free carrier',
  FAS: 'FAS – Free alongside ship',
  FOB: 'FOB – Free on board',
  CFR: 'CFR – Cost and freight',
  CIF: 'CIF – Cost, insurance and freight',
  CPT: 'CPT – Carriage paid to',
  CIP: 'CIP – Carriage and insurance paid to',
  DAP: 'DAP – Delivered at place',
  DPU: 'DPU – Delivered at place unloaded',
  DDP: 'DDP – Delivered duty paid',
};

export const paymentTermLabels: Record<(typeof paymentTerms)[number], string> = {
  cash_on_delivery: 'Cash on delivery',
  net_30: 'Net 30 days',
  net_60: 'Net 60 days',
  advance_payment: 'Advance payment',
  letter_of_credit: 'Letter of credit',
};
