import { Migration20261120Market } from './20261120Market.ts';

/** The history of the tables, oldest first. */
export const migrations = [{ name: '20261120Market', class: Migration20261120Market }];
