import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** The names of sizes that styles.css adds to Tailwind's own. */
const merge = extendTailwindMerge({
  extend: { theme: { spacing: ['control', 'control-small'], text: ['display'] } },
});

/** Joins class names. If two set the same property, the later one wins. */
export const classNames = (...values: ClassValue[]): string => merge(clsx(values));
