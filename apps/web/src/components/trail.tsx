import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from './studio-link.tsx';

type TrailProps = { steps: readonly { label: string; href: string }[] };

/** The way from a list of the library down to this page, above its title. */
export function Trail({ steps }: TrailProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('common.trail')}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-muted-foreground">
        {steps.map(({ label, href }, place) => (
          <li key={href} className="flex min-w-0 items-center gap-1">
            {place > 0 && <ChevronRight aria-hidden className="size-4 shrink-0" />}
            <StudioLink
              href={href}
              className="min-w-0 rounded py-0.5 wrap-anywhere hover:text-foreground hover:underline"
            >
              {label}
            </StudioLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
