import { Migration20261120Desk } from './20261120Desk.ts';
import { Migration20261120Market } from './20261120Market.ts';

/** The history of the tables, oldest first. */
export const migrations = [
  { name: '20261120Market', class: Migration20261120Market },
  { name: '20261120MarketDesk', class: Migration20261120Desk },
];
