import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Illustration } from '#web/components/illustrations/illustration.tsx';
import { classNames } from '#web/lib/class-names.ts';
import type { NavigationGroup } from './navigation.ts';
import { NavigationLink } from './navigation-link.tsx';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** A button of the header that opens a list of links below it. */
export function NavigationMenu({ group }: { group: NavigationGroup }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  // The link that had the focus disappears.
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    // The links exist only while the list is open.
    flushSync(() => setIsOpen(true));
    const stops = [...(whole.current?.querySelectorAll<HTMLElement>('button, a') ?? [])];
    const focused = stops.findIndex((stop) => stop.matches(':focus'));
    stops[focused + step]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of its button and links
    <div ref={whole} className="relative" onKeyDown={handleKeyDown}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-current={group.isCurrent || undefined}
        onClick={() => setIsOpen(!isOpen)}
        className={classNames(
          'flex h-control items-center gap-1.5 rounded-lg px-3 text-sm font-medium transition-colors hover:bg-muted',
          group.isCurrent && 'bg-primary-soft text-primary-soft-foreground',
        )}
      >
        {t(group.label)}
        <ChevronDown
          aria-hidden
          className={classNames('size-4 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <ul
          id={id}
          className="absolute top-full left-0 z-50 mt-2 grid w-max max-w-96 min-w-52 animate-rise-in gap-0.5 rounded-2xl border bg-popover p-1.5 shadow-raised"
        >
          {group.items.map((item) => (
            <li key={item.href}>
              <NavigationLink
                item={item}
                onClick={close}
                className="flex min-h-control items-center gap-3 px-3 py-1.5 text-sm"
              >
                {item.makes && (
                  <Illustration name={item.makes.drawing} className="h-12 w-18 shrink-0" />
                )}
                <span className="grid">
                  {t(item.label)}
                  {item.makes && (
                    <span className="font-normal text-pretty text-muted-foreground">
                      {t(item.makes.text)}
                    </span>
                  )}
                </span>
              </NavigationLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
