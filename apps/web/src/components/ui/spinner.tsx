import { LoaderCircle } from 'lucide-react';
import { classNames } from '#web/lib/class-names.ts';

type SpinnerProps = { label: string; className?: string };

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role="status" className="inline-flex">
      <LoaderCircle
        aria-hidden
        className={classNames('size-6 animate-spin text-primary', className)}
      />
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** Stands in for a whole screen until there is something to show. */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <Spinner label={label} className="size-10" />
    </div>
  );
}
