import type { ScriptVersion } from '@tarima/contract';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { formatDate } from '#web/lib/format.ts';

type VersionListProps = {
  /** Newest first. */
  versions: readonly ScriptVersion[];
  onChoose: (version: ScriptVersion) => void;
};

/** The newest version is the present text, unless something is not saved yet. */
export function VersionList({ versions, onChoose }: VersionListProps) {
  const { t, i18n } = useTranslation();
  if (versions.length === 0) {
    return <p className="text-sm text-muted-foreground">{t('editor.versions.none')}</p>;
  }
  return (
    <ol className="-mx-2 grid max-h-[60dvh] overflow-y-auto p-1">
      {versions.map((version, place) => (
        <li key={version.id}>
          <button
            type="button"
            onClick={() => onChoose(version)}
            className="flex min-h-11 w-full items-center gap-3 rounded-lg px-2 py-2 text-left hover:bg-muted"
          >
            <span className="grid min-w-0 flex-1">
              <time dateTime={version.savedAt} className="font-medium">
                {formatDate(version.savedAt, i18n.language)}
              </time>
              <span className="truncate text-sm text-muted-foreground">
                {version.savedBy ?? t('editor.versions.draft')}
              </span>
            </span>
            {place === 0 && <Badge>{t('editor.versions.newest')}</Badge>}
            <ChevronRight aria-hidden className="size-4 shrink-0 text-muted-foreground" />
          </button>
        </li>
      ))}
    </ol>
  );
}
