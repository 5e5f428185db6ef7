import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';

type PresenterStillProps = {
  /** Empty if there is no picture. */
  src: string;
  /** The initial replaces a missing picture. Empty if the name is unknown. */
  name: string;
  /** Text for screen readers. Empty if the name stands beside it. */
  alt: string;
  className?: string;
};

/** A presenter's picture. If it is missing or fails, an initial or a silhouette. */
export function PresenterStill({ src, name, alt, className }: PresenterStillProps) {
  const [missing, setMissing] = useState('');
  if (src !== missing) {
    return (
      <img
        src={src}
        alt={alt}
        loading="lazy"
        onError={() => setMissing(src)}
        className={classNames('object-cover object-top', className)}
      />
    );
  }
  const initial = name.trim().charAt(0).toUpperCase();
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={classNames('grid place-items-center bg-muted text-muted-foreground', className)}
    >
      <span className="grid size-20 max-w-1/2 place-items-center rounded-full bg-card text-3xl font-semibold">
        {initial || <UserRound aria-hidden className="size-10" />}
      </span>
    </span>
  );
}
