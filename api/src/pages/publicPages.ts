// What the pages that anybody may open say of themselves.
import { brand } from './brand.ts';
import type { Head } from './head.ts';
import { publicTitles, type PublicPath } from './publicTitles.ts';

const descriptions: Record<PublicPath, string> = {
  '/': 'The marketplace where businesses buy and sell raw materials: a catalogue by name and CAS number, requests, offerings, forward and reverse auctions.',
  '/products':
    'Chemicals, fertilizers, pharmaceuticals, plastics and more: every material with its key specifications, the lowest price and the number of offers.',
  '/auth': 'Sign in to Feedstock, or create a free account to post requests, offerings, auctions and bids.',
  '/terms': 'The terms under which buyers and sellers of raw materials trade on Feedstock.',
  '/privacy': 'What Feedstock keeps about the people who use it, why, for how long, and what rights they have.',
  '/help': 'How to find a material, ask for quotes, bid on requests, and hold or join auctions on Feedstock.',
  '/contact': 'How to reach the people behind Feedstock about an account, an order, an auction or the API.',
};

export const publicHead = (path: PublicPath): Head => ({
  title: publicTitles[path],
  description: descriptions[path],
  ...(path === '/' && { facts: aboutTheHouse }),
});

const aboutTheHouse = (origin: string): object[] => [
  { '@type': 'Organization', name: brand, url: `${origin}/`, logo: `${origin}/mark.svg` },
  {
    '@type': 'WebSite',
    name: brand,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/products?search={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  },
];
