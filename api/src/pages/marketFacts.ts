import { brand } from './brand.ts';

/** What search engines learn about the market as a whole (schema.org). */
export const marketFacts = (origin: string): object[] => [
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
