import { classNames } from '#web/lib/class-names.ts';

/** The place of something that is still on its way. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-xl bg-muted', className)} />;
}
