import { Field } from 'type-graphql';

/** A field that can be null; in inputs and arguments it can be absent too. */
export const Nullable = (type: Parameters<typeof Field>[0], description: string): PropertyDecorator =>
  Field(type, { nullable: true, description });
