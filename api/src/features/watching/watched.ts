import { Field } from 'type-graphql';

/** On the type of whatever can be watched; its slice's reading answers it with `isWatched`. */
export const IsWatched = (): PropertyDecorator =>
  Field(() => Boolean, { description: 'True where the viewer watches it; false for whoever is signed out.' });

/** On the arguments of a list of what can be watched; its slice's reading takes `watchedFilter`. */
export const OnlyWatched = (): PropertyDecorator =>
  Field(() => Boolean, {
    nullable: true,
    description: 'True: only what the viewer watches. False: only the rest.',
  });
