// What the pages of the catalogue's records say of themselves.
import { categoryAddress, type Level } from './categoryAddress.ts';
import type { Head } from './head.ts';
import { shortened } from './shortened.ts';

type Step = { id: string; name: string; level: Level };
type Trail = Step & { ancestors: readonly Step[] };

type Product = {
  id: string;
  name: string;
  description: string;
  casNumber: string | null;
  offerCount: number;
  lowestPrice: string | null;
  category: Trail;
};

export const productHead = (product: Product): Head => ({
  title: product.name,
  description: shortened([product.casNumber && `CAS ${product.casNumber}.`, product.description]),
  intro: product.description,
  path: `/product/${product.id}`,
  facts: (origin) => [aboutProduct(product, origin), crumbs(origin, [...steps(product.category), of(product)])],
});

export const categoryHead = (category: Trail & { description: string }): Head => ({
  title: category.name,
  description: shortened([
    category.description,
    `Specifications, safety data and offers of ${category.name} on Feedstock.`,
  ]),
  path: categoryAddress(category),
  facts: (origin) => [crumbs(origin, steps(category))],
});

const of = ({ id, name }: Product) => ({ name, path: `/product/${id}` });
const steps = ({ ancestors, ...category }: Trail) =>
  [...ancestors, category].map((step) => ({ name: step.name, path: categoryAddress(step) }));

const aboutProduct = (product: Product, origin: string): object => ({
  '@type': 'Product',
  '@id': `${origin}/product/${product.id}`,
  name: product.name,
  description: product.description,
  url: `${origin}/product/${product.id}`,
  category: product.category.name,
  ...(product.casNumber && {
    identifier: { '@type': 'PropertyValue', propertyID: 'CAS', value: product.casNumber },
  }),
  ...(product.lowestPrice !== null && {
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'USD',
      lowPrice: product.lowestPrice,
      offerCount: product.offerCount,
      availability: 'https://schema.org/InStock',
    },
  }),
});

const crumbs = (origin: string, path: readonly { name: string; path: string }[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...path].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: origin + step.path,
  })),
});
