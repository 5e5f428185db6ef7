import { classNames } from '#web/lib/class-names.ts';

/** A placeholder while something loads. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-xl bg-muted', className)} />;
}
