import { noTerms } from '../../../../test/terms.ts';
import { deliveryOf } from './statedTerms.ts';
import { deliveryTextOf } from './termLabels.ts';

test.each([
  [null, null, '', ''],
  ['FCA', null, 'FCA (place not named)', 'FCA – Free carrier, place not named'],
  ['FCA', 'Hamburg', 'FCA Hamburg', 'FCA – Free carrier, Hamburg'],
  [null, 'Hamburg', 'Hamburg', 'Hamburg'],
  ['FCA', 'جبل علي', 'FCA \u2068جبل علي\u2069', 'FCA – Free carrier, \u2068جبل علي\u2069'],
] as const)('delivery %s %s', (deliveryTerms, deliveryLocation, short, long) => {
  const terms = { ...noTerms, deliveryTerms, deliveryLocation };
  expect([deliveryOf(terms), deliveryTextOf(terms)]).toEqual([short, long]);
});
