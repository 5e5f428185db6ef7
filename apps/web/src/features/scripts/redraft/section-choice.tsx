import type { Language } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import type { LedgerSection } from '#web/components/ledger/ledger-sections.ts';
import { Badge } from '#web/components/ui/badge.tsx';

type SectionChoiceProps = {
  sections: readonly LedgerSection[];
  language: Language;
  /** Ids of the excluded sections. Everything else is included. */
  left: ReadonlySet<string>;
  onChange: (left: ReadonlySet<string>) => void;
};

const rowStyles = 'flex min-h-9 cursor-pointer items-center gap-3 rounded-lg px-2 hover:bg-muted';

/** Chooses the sections of the documents for a draft. */
export function SectionChoice({ sections, language, left, onChange }: SectionChoiceProps) {
  const { t } = useTranslation();
  const all = sections.map(({ id }) => id);
  const isNone = left.size >= all.length;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">{t('redraft.sections')}</legend>
      <div className="grid max-h-56 gap-0.5 overflow-y-auto rounded-xl border p-2 text-sm">
        <label className={rowStyles}>
          <input
            type="checkbox"
            className="size-4 shrink-0 accent-primary"
            checked={left.size === 0}
            onChange={({ target }) => onChange(new Set(target.checked ? [] : all))}
          />
          <span className="font-medium">{t('redraft.allSections')}</span>
        </label>
        {sections.map(({ id, path, missing }) => (
          <label key={id} className={rowStyles}>
            <input
              type="checkbox"
              className="size-4 shrink-0 accent-primary"
              checked={!left.has(id)}
              onChange={({ target }) =>
                onChange(
                  new Set(target.checked ? [...left].filter((one) => one !== id) : [...left, id]),
                )
              }
            />
            <span lang={language} className="min-w-0 wrap-anywhere">
              {path.at(-1) ?? t('ledger.untitled')}
            </span>
            {missing > 0 && (
              <Badge tone="destructive" className="ml-auto">
                {t('ledger.sectionMissing', { count: missing })}
              </Badge>
            )}
          </label>
        ))}
      </div>
      {isNone && (
        <p role="alert" className="text-sm text-destructive">
          {t('redraft.noSections')}
        </p>
      )}
    </fieldset>
  );
}
