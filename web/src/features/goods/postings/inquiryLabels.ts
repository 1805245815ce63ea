import type { Inquiry } from '../../../paths.ts';

/** The button of each inquiry, and the title of its dialog. */
export const inquiryLabels: Record<Inquiry, string> = {
  order: 'Place order',
  inquire: 'Inquire',
  quote: 'Get Quote',
  contact: 'Contact Supplier',
};
