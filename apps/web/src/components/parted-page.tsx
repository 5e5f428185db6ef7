import { ArrowLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';
import { classNames } from '#web/lib/class-names.ts';
import { Page } from './page.tsx';
import { StudioLink } from './studio-link.tsx';

type PagePart<Id extends string> = {
  id: Id;
  label: string;
  /** Its state, in a few words. */
  note?: string | undefined;
  /** True if it is in use. */
  isOn?: boolean;
};
export type PartGroup<Id extends string> = {
  /** Absent if the page has one group only. */
  label?: string;
  parts: readonly PagePart<Id>[];
};

type PartedPageProps<Id extends string> = {
  title: string;
  subtitle?: string;
  /** Above all parts, which share it. */
  top?: ReactNode;
  groups: readonly PartGroup<Id>[];
  children: (part: Id) => ReactNode;
};

/**
 * A page of parts. The address names the open one, so a reload and a link keep it. Wide windows show the list
 * beside it; phones show one of both.
 */
export function PartedPage<Id extends string>({
  title,
  subtitle,
  top,
  groups,
  children,
}: PartedPageProps<Id>) {
  const { t } = useTranslation();
  const [path] = useLocation();
  const [search] = useSearchParams();
  const list = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  const parts = groups.flatMap((group) => group.parts);
  const named = parts.find(({ id }) => id === search.get('part'));
  const shown = named ?? parts[0];
  const namedId = named?.id ?? null;
  const before = useRef(namedId);
  useEffect(() => {
    if (before.current === namedId) return;
    before.current = namedId;
    window.scrollTo(0, 0);
    // A phone has just hidden what was pressed.
    (namedId === null ? list : panel).current?.focus({ preventScroll: true });
  }, [namedId]);

  return (
    <Page title={title} subtitle={subtitle}>
      {top}
      {parts.length === 1 && shown && children(shown.id)}
      {parts.length > 1 && shown && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <nav
            ref={list}
            tabIndex={-1}
            aria-label={title}
            className={classNames(
              'grid gap-5 outline-none lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:gap-4 lg:overflow-y-auto lg:p-0.5',
              named && 'max-lg:hidden',
            )}
          >
            {groups.map((group) => (
              <PartList key={group.parts[0]?.id} group={group} path={path} shownId={shown.id} />
            ))}
          </nav>
          <section
            ref={panel}
            tabIndex={-1}
            aria-label={shown.label}
            className={classNames(
              'grid grid-cols-[minmax(0,1fr)] gap-6 outline-none',
              !named && 'max-lg:hidden',
            )}
          >
            <StudioLink
              href={path}
              className="inline-flex min-h-11 items-center gap-2 justify-self-start text-sm font-medium text-primary lg:hidden"
            >
              <ArrowLeft aria-hidden className="size-4" />
              {t('parts.back')}
            </StudioLink>
            {children(shown.id)}
          </section>
        </div>
      )}
    </Page>
  );
}

type PartListProps<Id extends string> = { group: PartGroup<Id>; path: string; shownId: Id };

function PartList<Id extends string>({ group, path, shownId }: PartListProps<Id>) {
  const labelId = useId();
  return (
    <div className="grid gap-1.5">
      {group.label && (
        <p id={labelId} className="px-3 text-xs font-semibold text-muted-foreground">
          {group.label}
        </p>
      )}
      <ul
        aria-labelledby={group.label && labelId}
        className="grid max-lg:divide-y max-lg:rounded-2xl max-lg:border max-lg:bg-card max-lg:shadow-card"
      >
        {group.parts.map(({ id, label, note, isOn }) => (
          <li key={id}>
            <StudioLink
              href={`${path}?part=${id}`}
              aria-current={id === shownId ? 'page' : undefined}
              className="flex min-h-14 items-center gap-3 px-4 py-2 text-sm transition-colors hover:bg-muted max-lg:rounded-2xl lg:min-h-9 lg:rounded-xl lg:px-3 lg:py-1.5 lg:aria-[current=page]:bg-primary-soft lg:aria-[current=page]:text-primary-soft-foreground"
            >
              <span className="grid min-w-0 flex-1">
                <span className="font-medium wrap-anywhere">{label}</span>
                {note && (
                  <span className="flex items-center gap-1.5 text-xs opacity-85">
                    <span
                      aria-hidden
                      className={classNames(
                        'size-1.5 shrink-0 rounded-full',
                        isOn ? 'bg-primary' : 'border border-input',
                      )}
                    />
                    {note}
                  </span>
                )}
              </span>
              <ChevronRight aria-hidden className="size-4 shrink-0 opacity-60 lg:hidden" />
            </StudioLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
