import { classNames } from '#web/lib/class-names.ts';

type ProgressProps = { value: number; label: string; className?: string };

/** `value` is 0 to 100. */
export function Progress({ value, label, className }: ProgressProps) {
  const percentage = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percentage}
      className={classNames('h-2 w-full overflow-hidden rounded-full bg-muted', className)}
    >
      <div
        className="h-full rounded-full bg-primary transition-[width] duration-300 ease-out"
        style={{ width: `${percentage}%` }}
      />
    </div>
  );
}
