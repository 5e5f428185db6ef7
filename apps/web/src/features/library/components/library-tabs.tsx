import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { useReaches } from '#web/lib/reaches.ts';
import { LIBRARY_SECTIONS, type LibrarySection } from '../library-sections.ts';

/** Links to the five lists. On a phone they scroll sideways within their row. */
export function LibraryTabs({ section }: { section: LibrarySection }) {
  const { t } = useTranslation();
  const reaches = useReaches();
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>(`[data-section=${section}]`);
    row.current?.scrollTo?.({ left: (shown?.offsetLeft ?? 0) - row.current.offsetLeft - 40 });
  }, [section]);

  return (
    <nav aria-label={t('header.library')}>
      <ul
        ref={row}
        className="flex gap-1 overflow-x-auto border-b max-sm:mask-r-from-[calc(100%-3rem)] max-sm:pr-8"
      >
        {LIBRARY_SECTIONS.filter(({ href }) => reaches(href)).map(({ name, label, href }) => (
          <li key={name} data-section={name} className="shrink-0">
            <StudioLink
              href={href}
              aria-current={name === section ? 'page' : undefined}
              className={classNames(
                'flex h-control items-center border-b-2 border-transparent px-3 text-sm font-medium text-muted-foreground transition-colors hover:text-foreground focus-visible:-outline-offset-2',
                name === section && 'border-primary text-foreground',
              )}
            >
              {t(label)}
            </StudioLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
