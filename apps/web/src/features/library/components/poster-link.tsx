import { StudioLink } from '#web/components/studio-link.tsx';

/** Makes a picture lead where its card's button leads. Only for pointers: the button is for all. */
export function PosterLink({ href }: { href: string }) {
  return <StudioLink href={href} tabIndex={-1} aria-hidden className="absolute inset-0" />;
}
