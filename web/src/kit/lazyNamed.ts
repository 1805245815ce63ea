import { createElement, lazy, Suspense, type ComponentProps, type ComponentType, type ReactNode } from 'react';

/** A component that is loaded when it is first shown, by the name under which its file exports it, with a placeholder until then. */
export const lazyNamed = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  placeholder: ReactNode = null,
) => {
  const Component = lazy(async () => ({ default: (await load())[name] }));
  return (props: ComponentProps<typeof Component>) =>
    createElement(Suspense, { fallback: placeholder }, createElement(Component, props));
};
