import { PRODUCT_NAME } from '@tarima/contract';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type FullPageMessageProps = {
  icon: LucideIcon;
  title: string;
  description: string;
  children?: ReactNode;
};

/** Replaces a screen and says why it is not available. */
export function FullPageMessage({
  icon: Icon,
  title,
  description,
  children,
}: FullPageMessageProps) {
  return (
    <div className="grid min-h-[70dvh] place-items-center px-4 py-12">
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <div className="grid max-w-lg justify-items-center gap-4 text-center">
        <span className="grid size-16 place-items-center rounded-2xl bg-primary-soft text-primary-soft-foreground">
          <Icon aria-hidden className="size-8" />
        </span>
        <h1 className="text-display">{title}</h1>
        <p className="text-pretty text-muted-foreground">{description}</p>
        {children}
      </div>
    </div>
  );
}
