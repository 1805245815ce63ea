import { lazy, type ComponentType } from 'react';

/** A component that is loaded when it is first shown, by the name under which its file exports it. */
export const lazyNamed = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));
