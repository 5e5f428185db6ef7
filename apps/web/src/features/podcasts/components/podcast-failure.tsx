import type { ReactNode } from 'react';
import { Card } from '#web/components/ui/card.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { BackButton } from './back-button.tsx';

type PodcastFailureProps = {
  title: string;
  message: string;
  /** True if a person wanted it to end, so that nothing is wrong. */
  isCalm?: boolean;
  onBack: (() => void) | undefined;
  /** Another way to continue, if there is one. */
  action?: ReactNode;
  children?: ReactNode;
};

export function PodcastFailure({ title, message, isCalm, ...way }: PodcastFailureProps) {
  const { onBack, action, children } = way;
  return (
    <Card className="mx-auto grid w-full max-w-2xl gap-6 p-6 sm:p-8">
      <div role={isCalm ? 'status' : 'alert'} className="grid gap-1 text-center">
        <h2 className={classNames('text-lg font-semibold', !isCalm && 'text-destructive')}>
          {title}
        </h2>
        {message !== title && <p className="text-muted-foreground">{message}</p>}
      </div>
      {children}
      {(onBack || action) && (
        <div className="grid gap-2 sm:flex sm:justify-center">
          {onBack && <BackButton onBack={onBack} />}
          {action}
        </div>
      )}
    </Card>
  );
}
