import drawings from './illustrations.svg?no-inline';

type IllustrationProps = {
  name:
    | 'videos'
    | 'courses'
    | 'designer'
    | 'podcasts'
    | 'scripts'
    | 'search'
    | 'settings'
    | 'members';
  /** Its size: the drawing keeps a ratio of 3 to 2. */
  className: string;
};

/** A drawing in the theme's colours. One file has them all, and comes when the first is shown. */
export function Illustration({ name, className }: IllustrationProps) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
