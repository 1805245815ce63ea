import { brand } from '../../brand.ts';
import type { Clause } from '../../kit/ui/Document.tsx';

export const method: readonly Clause[] = [
  {
    title: 'What these prices are',
    paragraphs: [
      `A commodity with a source beside its name has prices that the operator of this market entered from that source. They are shown as entered: nothing is calculated, estimated or filled in.`,
      `All other prices are demo data. ${brand} makes them up by the rules below, so that the index can be seen at work; nobody quoted, paid or offered them, and they must not be used to settle a contract.`,
      'All prices are in the currency and for the unit that stand beside them.',
    ],
  },
  {
    title: 'How demo prices are made',
    paragraphs: [
      'The commodities, their units and the level around which each price moves were chosen to be plausible. Each commodity has a base price, and each of the five regions a factor of it. A price moves around its level from day to day: half of a deviation is gone after 55 days, and every day adds a random step whose size follows the yearly volatility of the commodity.',
      'The larger part of a step is common to all regions, the smaller part is each region’s own, so that regions move together without being copies of one another.',
      'There is one price for each commodity, region and UTC day, issued at midnight. A new day goes on from the day before. A demo price that has been issued is never changed afterwards.',
    ],
  },
  {
    title: 'Regions',
    paragraphs: [
      'The five regions are North America, Europe, Asia Pacific, the Middle East and Africa. In demo data "All regions" is their plain mean of the same day, rounded to cents; otherwise it is a price that the operator entered as such.',
    ],
  },
  {
    title: 'Change',
    paragraphs: [
      'The change compares the latest price with the one so many days before it as the timeframe says: 1, 7, 30, 90 or 365. Where that day has no price, the latest one before it counts. It is given in percent of the earlier price, with two decimals.',
      'The figures above the table count every commodity of the index, whatever is searched for.',
    ],
  },
  {
    title: 'Corrections',
    paragraphs: [
      'The operator can correct or remove a wrong price and has to give a reason. The wrong price, the reason and the time are kept. Offers are then checked again against the right price.',
    ],
  },
  {
    title: 'When a feed fails',
    paragraphs: [
      'A commodity whose feed fails carries the badge "Error". Its last known price stays, with the day it is of; nothing is estimated in its place. Its change is counted from that day back.',
    ],
  },
  {
    title: 'How fresh it is',
    paragraphs: [
      'An open page asks for the prices again every five minutes. Prices that are older than two minutes are asked for again when the page is opened. "Last updated" is the moment the newest price was issued.',
      'Programs read the same figures from GET /api/commodity-prices, or from commodityPrices in GraphQL, which also has the daily history.',
    ],
  },
];
