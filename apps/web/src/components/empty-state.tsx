import type { ComponentProps, ReactNode } from 'react';
import { Illustration } from './illustrations/illustration.tsx';

type EmptyStateProps = {
  illustration: ComponentProps<typeof Illustration>['name'];
  title: string;
  description?: string;
  children?: ReactNode;
};

/** Says why the list is empty and what to do next. */
export function EmptyState({ illustration, title, description, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-2xl border border-dashed px-6 py-10 text-center">
      <Illustration name={illustration} className="h-40 w-60 max-w-full" />
      <h2 className="text-lg font-semibold">{title}</h2>
      {description && <p className="max-w-md text-sm text-muted-foreground">{description}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}
