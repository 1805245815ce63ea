import { localPath } from './localPath.ts';

const SITE = 'https://market.example';

test.each([
  ['/products?search=Steel+Coils', '/products?search=Steel+Coils'],
  ['/product/p?tab=suppliers#top', '/product/p?tab=suppliers#top'],
  [`${SITE}/orders`, '/orders'],
])('after signing in, %p leads to %p', (next, path) => {
  expect(localPath(next, SITE)).toBe(path);
});

test.each([
  null,
  '',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\\\\evil.example',
  'https://evil.example/orders',
  'https://market.example.evil.example/',
  'http://market.example/orders',
  'javascript:alert(1)',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://',
])('%p never leads away from the site', (next) => {
  expect(localPath(next, SITE)).toBe('/');
});
