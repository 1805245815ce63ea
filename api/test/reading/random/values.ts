// Values for the arguments of random documents: mostly of existing rows, some of unknown ones, some hostile.
import { isEnumType, type GraphQLInputType } from 'graphql';
import { regions, timeframes } from '../../../src/features/goods/catalogue/prices/rules.ts';
import { id, nobodysId, past, tables, type Table } from '../market/rows.ts';
import { text, type World } from '../world.ts';
import type { Draw } from './draw.ts';

const addresses = ['192.0.2.1', '2001:db8::7', '2001:DB8::ffff', 'nowhere'];
const searches = [
  'acid',
  'ZINC oxide',
  'Ätz',
  '',
  '%',
  '_',
  '\\',
  '  rock\tsalt ',
  '"quoted"',
  'soda 1',
  'zzz',
  'off_season',
  '50%',
  'lot 1 sale',
  'é',
  'H2SO4',
  'ZZZ 1-1',
  'zzz 0-2',
];

const idsOf = (table: Table, world: World): string[] => world[table].map((row) => text(row, 'id'));

const tableOfId = (name: string, fieldName: string): Table | undefined => {
  const of: Record<string, Table> = {
    productId: 'product',
    offeringId: 'offering',
    categoryId: 'category',
    userId: 'user',
    companyProfile: 'company_profile',
  };
  return of[name] ?? of[fieldName] ?? tables.find((table) => table === fieldName);
};

const anId = (draw: Draw, world: World, name: string, fieldName: string): string => {
  const table = tableOfId(name, fieldName) ?? draw.one(tables);
  if (!draw.chance(12)) return draw.one(idsOf(table, world));
  return draw.one([nobodysId, 'nonsense', '', id(table, 1).toUpperCase(), id(table, 2).slice(1)]);
};

/** Null stays null; pages are small, so that four nested lists stay within the limits. */
export const aValue = (
  draw: Draw,
  world: World,
  name: string,
  type: GraphQLInputType,
  fieldName: string,
  maxRows: number,
): unknown => {
  if (isEnumType(type)) return draw.one(type.getValues()).value;
  switch (name) {
    case 'first':
      return draw.int(1, maxRows);
    case 'offset':
      return draw.one([0, 1, 2, 5, 500]);
    case 'isHidden':
    case 'mine':
    case 'watched':
    case 'locked':
    case 'unread':
    case 'awaitingMe':
    case 'notices':
    case 'hasSubject':
    case 'verified':
      return draw.chance(70);
    // Every list is paged through in every order elsewhere; any other cursor is refused.
    case 'after':
    case 'filter':
      return null;
    case 'search':
      return draw.one(searches);
    case 'query':
      return draw.one(searches.filter((search) => search.trim() !== ''));
    case 'from':
    case 'until':
    case 'updatedSince':
      return past(draw.one([4, 5, 6, 7]));
    case 'address':
      return draw.one(addresses);
    case 'country':
      return draw.one(['Germany', 'GERMANY', 'Norway']);
    case 'commodity':
    case 'only':
      return draw.one(['UREA', 'Ethanol', 'NH3', 'nonsense']);
    case 'minPrice':
    case 'maxPrice':
      return draw.one(['0.00', '1.00', '90.00', '100.00', '1000.00']);
    case 'priceUnit':
      return draw.one(['MT', 'KG', 'L', 'Units']);
    case 'sku':
      return `zzz ${draw.one(['1-1', '0-2', '1-7', '0-9'])}`;
    case 'ids':
      return Array.from({ length: draw.int(0, Math.min(4, maxRows)) }, () => anId(draw, world, '', ''));
    case 'actorId':
      return anId(draw, world, 'userId', fieldName);
    case 'subjectId':
      return draw.chance(20) ? 'MCowBQYDK2Vw' : anId(draw, world, draw.one(['userId', 'companyProfile']), '');
    case 'region':
      return draw.one(regions);
    case 'timeframe':
      return draw.one(Object.keys(timeframes));
    default:
      return anId(draw, world, name, fieldName);
  }
};
