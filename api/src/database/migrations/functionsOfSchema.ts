import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The whole database, which is shipped with the server. */
export const SCHEMA = readFileSync(join(import.meta.dirname, '../../../schema.sql'), 'utf8');

/** Between parts is an empty line; those inside a function are followed by an indented one. */
const parts = SCHEMA.split(/\n\n(?=\S)/);

/**
 * Functions as `schema.sql` has them, so that their text stands once. A later migration that changes what one of them needs names it itself, instead
 * of the earlier one.
 */
export const functionsOfSchema = (...names: string[]): string[] =>
  names.map((name) => {
    const definition = new RegExp(`^create function ${name}\\([^]*`, 'm');
    const found = parts.flatMap((part) => definition.exec(part)?.[0] ?? []);
    if (found.length !== 1) throw new Error(`schema.sql defines the function ${name} ${found.length} times.`);
    return found.join('').replace('create', 'create or replace');
  });
