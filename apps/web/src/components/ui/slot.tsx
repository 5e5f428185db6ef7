import { type ComponentProps, cloneElement, type HTMLAttributes, isValidElement } from 'react';
import { classNames } from '#web/lib/class-names.ts';

type Handler = (...args: unknown[]) => void;
const isHandler = (value: unknown): value is Handler => typeof value === 'function';

/** Renders its only child with these properties. Both classes and both handlers count. */
export function Slot({ children, ...given }: ComponentProps<'button'>) {
  if (!isValidElement<HTMLAttributes<HTMLElement>>(children)) return null;
  const own = children.props;
  const joined = Object.entries(given).flatMap(([name, value]) => {
    const other: unknown = Reflect.get(own, name);
    if (!name.startsWith('on') || !isHandler(value) || !isHandler(other)) return [];
    const both: Handler = (...args) => {
      other(...args);
      value(...args);
    };
    return [[name, both]];
  });
  return cloneElement(children, {
    ...given,
    ...own,
    ...Object.fromEntries(joined),
    className: classNames(given.className, own.className),
  });
}
