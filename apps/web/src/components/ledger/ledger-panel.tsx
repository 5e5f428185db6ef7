import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { countsOf, type LedgerSection } from './ledger-sections.ts';
import { LedgerUnit, type Putting } from './ledger-unit.tsx';

type LedgerPanelProps = {
  sections: readonly LedgerSection[];
  language: string;
  /** Puts a unit into a text. Without it, the list is read-only. */
  putting?: Putting | undefined;
};

/** The ledger by section. Units that must be said and are missing stand out. */
export function LedgerPanel({ sections, ...given }: LedgerPanelProps) {
  const { t } = useTranslation();
  if (sections.length === 0) {
    return <p className="text-sm text-muted-foreground">{t('ledger.none')}</p>;
  }
  return (
    <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)] gap-3">
      <LedgerSummary sections={sections} />
      <div className="relative grid content-start gap-1 overflow-y-auto pr-1">
        {sections.map((section) => (
          <Section key={section.id} section={section} {...given} />
        ))}
      </div>
    </div>
  );
}

/** Two lines: the missing units first, then the number said of all. */
export function LedgerSummary({ sections }: { sections: readonly LedgerSection[] }) {
  const { t } = useTranslation();
  const { said, total, missing, silent } = countsOf(sections);
  const Icon = missing > 0 ? CircleAlert : CircleCheck;
  return (
    <div role="status" className="grid gap-1 text-sm">
      <p
        className={classNames(
          'flex items-center gap-2 font-medium [&_svg]:size-4 [&_svg]:shrink-0',
          missing > 0 ? 'text-destructive' : 'text-success-soft-foreground',
        )}
      >
        <Icon aria-hidden />
        {missing > 0 ? t('ledger.missing', { count: missing }) : t('ledger.allSaid')}
      </p>
      <p className="text-muted-foreground">
        {t('ledger.said', { said, total })}
        {silent > 0 && ` ${t('ledger.silentSections', { count: silent })}`}
      </p>
    </div>
  );
}

type SectionProps = Omit<LedgerPanelProps, 'sections'> & { section: LedgerSection };

/** Open where something is missing. Its units are drawn only once open: a manual has thousands. */
function Section({ section, language, putting }: SectionProps) {
  const { t } = useTranslation();
  const { path, units, said, sayable, missing } = section;
  const [isOpen, setIsOpen] = useState(missing > 0);
  const [seen, setSeen] = useState(missing);
  if (missing !== seen) {
    setSeen(missing);
    if (missing > seen) setIsOpen(true);
  }
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="cursor-pointer rounded-lg px-2 py-1.5 text-sm hover:bg-muted">
        <span lang={language} className="font-semibold wrap-anywhere">
          {path.at(-1) ?? t('ledger.untitled')}
        </span>{' '}
        {sayable > 0 && (
          <span className="text-xs text-muted-foreground tabular-nums">
            {t('ledger.sectionSaid', { said, total: sayable })}
          </span>
        )}{' '}
        {missing > 0 && (
          <Badge tone="destructive">{t('ledger.sectionMissing', { count: missing })}</Badge>
        )}
      </summary>
      {isOpen && (
        <ul className="grid gap-1.5 py-1.5">
          {units.map((unit) => (
            <LedgerUnit key={unit.id} unit={unit} language={language} putting={putting} />
          ))}
        </ul>
      )}
    </details>
  );
}
