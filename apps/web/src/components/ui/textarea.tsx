import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { fieldStyles } from './input.tsx';

/** Share of a text's limit from which its length is shown. */
const NEAR_LIMIT = 0.9;

/** A text of several lines. Near its limit it shows its length: a paste is cut there. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  const { value, maxLength } = props;
  const length = typeof value === 'string' ? value.length : 0;
  return (
    <>
      <textarea className={classNames(fieldStyles, 'min-h-24 py-2.5', className)} {...props} />
      {maxLength !== undefined && length >= maxLength * NEAR_LIMIT && (
        <p role="status" className="text-right text-xs text-muted-foreground tabular-nums">
          {length} / {maxLength}
        </p>
      )}
    </>
  );
}
