import { classNames } from '#web/lib/class-names.ts';
import type { Edge } from './drag-item.ts';

type DropLineProps = { edge: Edge | null; isBetweenCards?: boolean };

/** Marks the place of a drop. Its parent must be positioned. */
export function DropLine({ edge, isBetweenCards = false }: DropLineProps) {
  if (!edge) return null;
  return (
    <span
      aria-hidden
      className={classNames(
        'pointer-events-none absolute inset-x-0 z-10 h-0.5 rounded-full bg-primary before:absolute before:-top-[3px] before:-left-1 before:size-2 before:rounded-full before:bg-primary',
        edge === 'top' ? '-top-px' : '-bottom-px',
        isBetweenCards && (edge === 'top' ? '-top-[7px]' : '-bottom-[7px]'),
      )}
    />
  );
}
