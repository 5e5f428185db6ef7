import { type KeyboardEvent, type ReactNode, useId } from 'react';

type Tab = { id: string; title: string; body: ReactNode };
type TabsProps = { tabs: Tab[]; selected: string; onSelect: (id: string) => void };

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs as the ARIA practices describe them: arrows select, Tab leads into the panel. */
export function Tabs({ tabs, selected, onSelect }: TabsProps) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    const at = tabs.findIndex((tab) => tab.id === selected);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <>
      <div role="tablist" className="flex gap-2 border-b" onKeyDown={onKeyDown}>
        {tabs.map((tab) => {
          const isSelected = tab.id === selected;
          const look = isSelected
            ? 'border-primary text-foreground'
            : 'border-transparent text-muted-foreground hover:text-foreground';
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={isSelected}
              aria-controls={`${id}-panel`}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
              className={`-mb-px min-h-11 border-b-2 px-3 font-semibold text-sm ${look}`}
            >
              {tab.title}
            </button>
          );
        })}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${selected}`}
        className="pt-4"
      >
        {tabs.find((tab) => tab.id === selected)?.body}
      </div>
    </>
  );
}
