import { Args, FieldResolver, Resolver, type ClassType } from 'type-graphql';
import { neverCalled } from '../reading/reading.ts';

interface PlannedField {
  type: Parameters<typeof FieldResolver>[0];
  description: string;
  nullable?: true;
  args?: ClassType;
  /** Ends with "Removed after" and a date. */
  deprecationReason?: string;
}

/** Fields that a slice adds to a type. Their plans are in its reading; these resolvers are never called. */
export const plannedFields = (type: ClassType, fields: Readonly<Record<string, PlannedField>>): ClassType => {
  class Fields {}
  Resolver(() => type)(Fields);
  for (const [name, { type: returns, args, ...options }] of Object.entries(fields)) {
    const property = { value: neverCalled };
    Object.defineProperty(Fields.prototype, name, property);
    Reflect.defineMetadata('design:paramtypes', args ? [Object] : [], Fields.prototype, name);
    FieldResolver(returns, options)(Fields.prototype, name, property);
    if (args) Args(() => args)(Fields.prototype, name, 0);
  }
  return Fields;
};
