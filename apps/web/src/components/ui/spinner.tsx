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

/** Fills the window until the page has something to show. */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={label} className="size-10" />
    </div>
  );
}
