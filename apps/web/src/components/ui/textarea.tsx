import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { fieldStyles } from './input.tsx';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={classNames(fieldStyles, 'min-h-24 py-2.5', className)} {...props} />;
}
