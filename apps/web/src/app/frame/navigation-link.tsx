import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { StudioLink } from '#web/components/studio-link.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { fetchScreenAhead } from '../routes.tsx';
import type { NavigationItem } from './navigation.ts';

type NavigationLinkProps = {
  item: Pick<NavigationItem, 'href' | 'isCurrent'>;
  onClick?: () => void;
  className?: string;
  children: ReactNode;
};

/** A link to a screen. The screen is fetched as soon as somebody points at it. */
export function NavigationLink({ item, className, ...props }: NavigationLinkProps) {
  const [path] = useLocation();
  // A step of making something belongs to its tool, but is another page.
  const current = item.href.split('?')[0] === path ? 'page' : true;
  const fetchAhead = () => fetchScreenAhead(item.href);
  return (
    <StudioLink
      href={item.href}
      aria-current={item.isCurrent ? current : undefined}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      className={classNames(
        'rounded-lg font-medium transition-colors hover:bg-muted',
        className,
        item.isCurrent && 'bg-primary-soft text-primary-soft-foreground',
      )}
      {...props}
    />
  );
}
