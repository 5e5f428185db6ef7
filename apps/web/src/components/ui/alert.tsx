import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

const tones = {
  destructive: {
    icon: CircleAlert,
    styles: 'bg-destructive-soft text-destructive-soft-foreground',
  },
  warning: { icon: TriangleAlert, styles: 'bg-warning-soft text-warning-soft-foreground' },
} as const;

type AlertProps = {
  tone: keyof typeof tones;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** A notice that stays on the page while it is true. */
export function Alert({ tone, title, children, action, className }: AlertProps) {
  const { icon: Icon, styles } = tones[tone];
  return (
    <div
      role="alert"
      className={classNames(
        'flex flex-wrap items-start gap-3 rounded-2xl p-4 text-sm',
        styles,
        className,
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="grid min-w-48 flex-1 gap-1">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
      {action}
    </div>
  );
}
