import { PRODUCT_NAME } from '@tarima/contract';
import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

type PageProps = {
  /** The way to this page, above its title. */
  trail?: ReactNode;
  title: string;
  /** Null while it loads: its line is reserved, so nothing moves later. */
  subtitle?: string | null;
  /** Actions for the whole page, beside its title. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
};

const NOTHING_YET = '\u00a0';

/** The body of a screen: its heading, its actions, and the title of the window. */
export function Page({ trail, title, subtitle, actions, className, children }: PageProps) {
  return (
    <div className={classNames('page-width pt-6 pb-12 sm:pt-8', className)}>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="grid max-w-3xl min-w-0 flex-1 basis-40 gap-1.5 sm:basis-96">
          {trail}
          <h1 className="text-display wrap-anywhere">{title}</h1>
          {subtitle !== undefined && (
            <p className="text-pretty wrap-anywhere text-muted-foreground">
              {subtitle ?? NOTHING_YET}
            </p>
          )}
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}
