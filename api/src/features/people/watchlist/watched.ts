import { Field } from 'type-graphql';
import { Nullable } from '../../../schema/nullable.ts';

/** A field for types that can be watched; the slice's reading maps it to `isWatched`. */
export const IsWatched = (): PropertyDecorator =>
  Field(() => Boolean, { description: 'Whether the viewer watches it; false for visitors.' });

/** An argument for lists of such types; the slice's reading uses `watchedFilter`. */
export const OnlyWatched = (): PropertyDecorator =>
  Nullable(() => Boolean, 'True: only records that the viewer watches. False: only the others.');
