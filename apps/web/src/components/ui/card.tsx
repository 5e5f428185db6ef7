import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div className={classNames('rounded-2xl border bg-card shadow-card', className)} {...props} />
  );
}
