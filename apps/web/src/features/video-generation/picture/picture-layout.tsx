import type { VideoFormat } from '@tarima/contract';
import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

type PictureLayoutProps = {
  format: VideoFormat;
  picture: ReactNode;
  /** As wide as all of it. */
  below?: ReactNode;
  children: ReactNode;
};

/**
 * A picture with its controls: beside a vertical one, below a wide one. `--picture-width` is the
 * width of a vertical one.
 */
export function PictureLayout({ format, picture, below, children }: PictureLayoutProps) {
  const isVertical = format === 'vertical';
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-4',
        isVertical && 'grid-cols-[auto_minmax(0,1fr)]',
      )}
    >
      <div className={isVertical ? 'w-(--picture-width)' : 'w-full'}>{picture}</div>
      {below && <div className={isVertical ? 'col-span-full row-start-2' : undefined}>{below}</div>}
      {/* Long titles are cut. They would widen a column that fits its content. */}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">{children}</div>
    </div>
  );
}

export const pictureStyles = 'relative block w-full overflow-hidden rounded-2xl shadow-card';

/** For a button in the narrow column beside a vertical picture. On phones, long labels wrap. */
export const narrowButtonStyles =
  'flex-1 px-2 max-sm:h-auto max-sm:min-h-control max-sm:whitespace-normal max-sm:[&_svg]:hidden';
