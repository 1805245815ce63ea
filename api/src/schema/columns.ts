import { Enum, ManyToOne, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int } from 'type-graphql';
import { Calendar, Instant, JsonObject, Money } from './scalars.ts';

/** A GraphQL type; lazy because entities refer to each other. */
type ReturnTypeFunc = Parameters<typeof Field>[0] & (() => unknown);

/**
 * Each decorator declares a stored and published column, so that nullability is stated once. A bare `@Property` is stored but not
 * published; a bare `@Field` is derived and needs a plan in the slice's `reading.ts`.
 */
interface Options {
  nullable?: boolean;
  /** For a NOT NULL column that a rule hides from some viewers. */
  nullableInGraph?: boolean;
  unique?: boolean;
  default?: string | number | boolean;
  /** SQL default, such as `now()`. */
  defaultRaw?: string;
}

const column =
  (graph: ReturnTypeFunc, columnType: string) =>
  (description: string, options: Options = {}): PropertyDecorator =>
  (target, key) => {
    const { nullableInGraph, ...property } = options;
    Field(graph, { description, nullable: nullableInGraph ?? options.nullable ?? false })(target, key as string);
    Property({ columnType, nullable: false, ...property })(target, key as string);
  };

export const Text = column(() => String, 'text');
export const Texts = column(() => [String], 'text[]');
export const Count = column(() => Int, 'integer');
export const Flag = column(() => Boolean, 'boolean');
/** At most 18 digits, 2 of them decimals; a decimal string outside the database. */
export const Amount = column(() => Money, 'numeric(18,2)');
export const Moment = column(() => Instant, 'timestamptz(3)');
/** The time of the last change, which a trigger sets. */
export const UpdatedAt = (description: string): PropertyDecorator =>
  Moment(description, { defaultRaw: 'clock_timestamp()' });
export const Day = column(() => Calendar, 'date');
/** The party of a row; that of a company, a message or an order is set by the database when the row is inserted. */
export const PartyId = (): PropertyDecorator => (target, key) =>
  Property({ columnType: 'uuid', nullable: true, returning: true })(target, key as string);
/** `json` instead of `jsonb` because it keeps the author's order of keys. */
export const Pairs = column(() => JsonObject, 'json');

export const Id = (): PropertyDecorator => (target, key) => {
  Field(() => ID, { description: 'A UUID (version 7), unique across all types.' })(target, key as string);
  PrimaryKey({ columnType: 'uuid' })(target, key as string);
};

/** An enumeration; the database, GraphQL and sections 3 and 9 of docs/specification-coverage.md use the same values. */
export const Choice =
  (items: () => Record<string, string>, description: string, options: Options = {}): PropertyDecorator =>
  (target, key) => {
    const { nullableInGraph, ...property } = options;
    Field(items, { description, nullable: nullableInGraph ?? options.nullable ?? false })(target, key as string);
    Enum({ items: () => Object.values(items()), columnType: 'text', ...property })(target, key as string);
  };

/** A foreign key, published as the object it refers to. */
export const BelongsTo =
  (type: () => new () => object, description: string, options: Options = {}): PropertyDecorator =>
  (target, key) => {
    const { nullableInGraph, ...property } = options;
    Field(type as ReturnTypeFunc, { description, nullable: nullableInGraph ?? options.nullable ?? false })(
      target,
      key as string,
    );
    if (options.unique) OneToOne({ entity: type, owner: true, ref: true, ...property })(target, key as string);
    else ManyToOne({ entity: type, ref: true, ...property })(target, key as string);
  };
