import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDefaultCompany } from '#web/lib/last-company.ts';
import { useSession } from '#web/lib/session.ts';
import { useFetchedPart } from '#web/lib/use-fetched-part.ts';

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** Shows the user and company, and holds the menu with theme and sign-out. */
export function UserMenu() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { company } = useDefaultCompany();
  const { part: Panel, want } = useFetchedPart(() =>
    import('./user-menu-panel.tsx').then(({ UserMenuPanel }) => UserMenuPanel),
  );
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const show = (shows: boolean) => {
    want();
    setIsOpen(shows);
  };

  return (
    <div className="relative">
      <button
        ref={button}
        id={id}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={want}
        onFocus={want}
        onClick={() => show(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          show(true);
        }}
        className="flex items-center gap-2.5 rounded-xl p-1 text-left hover:bg-muted lg:-mr-3 lg:pr-3"
      >
        <span className="sr-only">{t('header.userMenu')}</span>
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full bg-primary text-sm font-semibold text-primary-foreground"
        >
          {initialsOf(user.full_name)}
        </span>
        <span className="hidden max-w-40 lg:grid">
          <span className="truncate text-sm leading-tight font-medium">{user.full_name}</span>
          <span className="truncate text-xs text-muted-foreground">{company?.name}</span>
        </span>
      </button>
      {Panel && <Panel button={button} labelledBy={id} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </div>
  );
}
