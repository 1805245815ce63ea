import type { EntityProperty, MetadataStorage } from '@mikro-orm/core';
import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import {
  day,
  decimal,
  everyone,
  instant,
  readingOf,
  value,
  type FieldPlan,
  type Reading,
  type Type,
} from './reading.ts';
import { dependsOnViewer } from './dependsOnViewer.ts';
import { SelectionCache } from './selectionCache.ts';
import { name, sql, type Sql } from './sql.ts';

export interface ReadableType {
  reading: Reading;
  /** The quoted name of the table. */
  table: Sql;
  plan: (field: string) => FieldPlan;
}

/** Every type that is read from the database, with its table and a plan for each field. */
export class Catalog {
  readonly selections = new SelectionCache();
  private readonly types = new Map<string, ReadableType>();
  private readonly planned = new Set<string>();

  constructor(
    readonly schema: GraphQLSchema,
    metadata: MetadataStorage,
  ) {
    for (const type of Object.values(schema.getTypeMap())) {
      const reading = readingOf(type.name);
      if (isObjectType(type) && reading) this.add(type, reading, metadata);
    }
    for (const type of Object.values(schema.getTypeMap())) if (this.isPlanned(type.name)) this.planned.add(type.name);
    for (const typeName of this.types.keys()) this.refuseUnplanned(schema.getType(typeName) as GraphQLObjectType);
    this.refuseUndeclared();
    for (const { className } of metadata.getAll().values()) {
      if (isObjectType(schema.getType(className)) && !this.types.has(className))
        throw new Error(`${className} is stored and published but has no read declaration.`);
    }
  }

  /** The plan of a field, or undefined for types that are not read from the database. */
  planOf(typeName: string, fieldName: string): FieldPlan | undefined {
    return this.types.get(typeName)?.plan(fieldName);
  }

  readable(typeName: string): ReadableType {
    const readable = this.types.get(typeName);
    if (!readable) throw new Error(`${typeName} is not read from the database.`);
    return readable;
  }

  /** True for types whose values are JSON from one statement: readable types, their connections, and abstract types of them. */
  isPlannedType(typeName: string): boolean {
    return this.planned.has(typeName);
  }

  private isPlanned(typeName: string): boolean {
    const type = this.schema.getType(typeName);
    if (this.types.has(typeName)) return true;
    if (isAbstractType(type))
      return this.schema.getPossibleTypes(type).every((possible) => this.types.has(possible.name));
    if (!isObjectType(type)) return false;
    const nodes = type.getFields()['nodes'];
    return nodes !== undefined && this.types.has(getNamedType(nodes.type).name);
  }

  /** Types below a planned field are compiled with it, so they need plans and visibility rules too. */
  private refuseUnplanned(type: GraphQLObjectType): void {
    for (const field of Object.values(type.getFields())) {
      const below = getNamedType(field.type);
      if (isCompositeType(below) && !this.planned.has(below.name))
        throw new Error(`${type.name}.${field.name} is of ${below.name}, which has no read declaration.`);
    }
  }

  /** An undeclared field would be answered to all members of a live update as to one of them. */
  private refuseUndeclared(): void {
    for (const [typeName, { plan }] of this.types)
      for (const fieldName of Object.keys((this.schema.getType(typeName) as GraphQLObjectType).getFields())) {
        const { personal, ...declared } = plan(fieldName);
        const depends = dependsOnViewer(declared, ({ name }) => this.types.get(name)?.reading);
        if (depends && !personal)
          throw new Error(
            `${typeName}.${fieldName} depends on the viewer's id, but its plan is not declared personal.`,
          );
        if (!depends && personal)
          throw new Error(`${typeName}.${fieldName} is declared personal, but does not depend on the viewer's id.`);
      }
  }

  private add(type: GraphQLObjectType, reading: Reading & { type: Type }, metadata: MetadataStorage): void {
    if (typeof reading.visible !== 'function') throw new Error(`${type.name} has no visibility rule.`);
    const entity = typeof reading.table === 'function' ? reading.table() : reading.type;
    const meta = metadata.find(entity);
    const plans = new Map<string, FieldPlan>();
    for (const [fieldName, field] of Object.entries(type.getFields())) {
      const own = reading.fields?.[fieldName];
      const property = meta?.props.find(({ name: own, embedded }) => (embedded?.[1] ?? own) === fieldName);
      if (!own && !property) throw new Error(`${type.name}.${fieldName} has neither a plan nor a column.`);
      const plan = own ?? planOf(property as EntityProperty);
      plans.set(fieldName, plan);
      // A NonNull field must be NOT NULL in SQL: the JSON text is passed through without another check.
      if (isNonNullType(field.type) && (mayHide(plan) || (!own && property?.nullable))) {
        throw new Error(`${type.name}.${fieldName} is NonNull in the schema but can be null in the database.`);
      }
    }
    for (const [key, sort] of Object.entries(reading.sorts ?? {}))
      if (!sort.type) throw new Error(`${type.name} sort ${key} has no type.`);
    const table = name(typeof reading.table === 'string' ? reading.table : (meta?.tableName ?? ''));
    this.types.set(type.name, {
      reading,
      table,
      plan: (field) => {
        const plan = plans.get(field);
        if (!plan) throw new Error(`${type.name}.${field} has no plan.`);
        return plan;
      },
    });
  }
}

/** Whether a rule can make the field null for some viewer. */
const mayHide = (plan: FieldPlan): boolean => {
  if (plan.kind === 'many') return false;
  if (plan.kind === 'variants') return !plan.variants().every(({ type }) => seenByAll(type));
  if (plan.kind === 'from') return !seenByAll(plan.type());
  return plan.visible !== undefined || (plan.kind === 'one' && !plan.isAlwaysVisible && !seenByAll(plan.type()));
};

const seenByAll = (type: Type): boolean => readingOf(type.name)?.visible === everyone;

const planOf = (property: EntityProperty): FieldPlan => {
  const column = name(property.fieldNames[0] ?? property.name);
  const target = property.targetMeta;
  if (target)
    return {
      kind: 'one',
      type: () => target.class as Type,
      where: (row, other) => sql`${other}.id = ${row}.${column}`,
    };
  return value((row) => formatted(sql`${row}.${column}`, property.columnTypes[0] ?? ''));
};

/** Formats values as they are sent to the client. */
const formatted = (column: Sql, columnType: string): Sql => {
  if (/^(numeric|bigint)/.test(columnType)) return decimal(column);
  if (columnType.startsWith('timestamptz')) return instant(column);
  if (columnType === 'date') return day(column);
  return column;
};
