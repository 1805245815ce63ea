import { getNamedType, isEnumType, isNonNullType, type GraphQLField } from 'graphql';
import type { World } from '../world.ts';
import type { Draw } from './draw.ts';
import type { Names } from './names.ts';
import { aValue } from './values.ts';

export type Field = GraphQLField<unknown, unknown>;
export type Given = Record<string, unknown>;

export const DEFAULT_ROWS = 20;
export const MAX_ROWS = 300;

/** In percent; filters are rare, because several together match nothing. */
const LIKELY: Record<string, number> = { sort: 50, first: 60, after: 20, offset: 15, region: 60, timeframe: 60 };

/** Arguments with literal values; pages of nested lists are smaller. */
export const someArguments = (draw: Draw, world: World, field: Field, factor: number): Given => {
  const given: Given = {};
  const maxRows = Math.max(1, Math.min(12, Math.floor(MAX_ROWS / factor)));
  for (const arg of field.args) {
    const mustBe = isNonNullType(arg.type) || (arg.name === 'first' && factor * DEFAULT_ROWS > 100);
    if (!mustBe && !draw.chance(LIKELY[arg.name] ?? 10)) continue;
    const isNull = !mustBe && draw.chance(8);
    given[arg.name] = isNull ? null : aValue(draw, world, arg.name, getNamedType(arg.type), field.name, maxRows);
  }
  return given;
};

export const writtenArguments = (names: Names, field: Field, given: Given): string => {
  const written = field.args
    .filter(({ name }) => name in given)
    .map(({ name, type }) => {
      const value = given[name];
      const literal = isEnumType(getNamedType(type)) && value !== null ? String(value) : JSON.stringify(value);
      return `${name}: ${names.value(String(type), literal, value)}`;
    });
  return written.length > 0 ? `(${written.join(', ')})` : '';
};
