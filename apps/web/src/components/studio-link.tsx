import type { ComponentPropsWithRef } from 'react';
import { Link } from 'wouter';
import { useReaches } from '#web/lib/reaches.ts';

type StudioLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string };

/** A link to a page of the studio. It renders nothing where that page is disabled. */
export function StudioLink({ href, ...props }: StudioLinkProps) {
  const reaches = useReaches();
  return reaches(href) ? <Link href={href} {...props} /> : null;
}
