import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';

export const fieldStyles =
  'w-full rounded-xl border border-input bg-card px-3 text-base text-foreground transition-shadow placeholder:text-muted-foreground disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-destructive focus-visible:outline-offset-0 sm:text-sm';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={classNames(fieldStyles, 'h-control', className)} {...props} />;
}
