import { paths } from '../../paths.ts';

export type HeaderLink = { to: string; label: string };

/** The links of members in the header and in the drawer: the specified ones, then those of the own business. */
export const memberLinks: readonly HeaderLink[] = [
  { to: paths.home, label: 'Dashboard' },
  { to: paths.marketplace(), label: 'Marketplace' },
  { to: paths.directory(), label: 'Directory' },
  { to: paths.products(), label: 'Products' },
  { to: paths.auctions(), label: 'Auctions' },
  { to: paths.priceIndex, label: 'Price Index' },
  { to: paths.quotes, label: 'Quotes' },
  { to: paths.orders, label: 'Orders' },
  { to: paths.messages, label: 'Messages' },
];

/** The links of visitors there. */
export const visitorLinks: readonly HeaderLink[] = [{ to: paths.products(), label: 'Products' }];

/** The sections of the landing page that its header scrolls to. */
export const landingSections = [
  { id: 'about', label: 'About' },
  { id: 'for-buyers', label: 'For Buyers' },
  { id: 'for-sellers', label: 'For Sellers' },
] as const;

export const scrollToSection = (id: string): void => {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  document.getElementById(id)?.scrollIntoView({ behavior });
};
