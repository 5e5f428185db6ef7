import { type Project, projectEndpoints } from '@tarima/contract';
import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '#web/components/ui/dropdown-menu.tsx';
import { formatAge } from '#web/lib/format.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

/** More would need a search, which the list of projects has. */
const MOST_SHOWN = 12;

/** Chooses one of the newest projects as the source. */
export function ProjectChoice({ onChoose }: { onChoose: (project: Project) => void }) {
  const { t, i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const list = useEndpoint(
    projectEndpoints.list,
    { query: { search: '', sort: 'recent', page: 1 } },
    { enabled: isOpen, staleTime: 0 },
  );
  // A designed course has no documents.
  const projects = list.data?.projects.filter(({ files }) => files.length > 0) ?? [];
  return (
    <DropdownMenu open={isOpen} onOpenChange={setOpen}>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" className="max-sm:flex-1 max-sm:px-2">
          <FolderOpen aria-hidden />
          {t('podcasts.project.choose')}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="start"
        className="max-h-80 w-80 max-w-[calc(100vw-2rem)] overflow-y-auto"
      >
        {projects.slice(0, MOST_SHOWN).map((project) => (
          <DropdownMenuItem key={project.id} onSelect={() => onChoose(project)}>
            <span className="min-w-0 flex-1 truncate">{project.name}</span>
            <span className="shrink-0 text-xs text-muted-foreground">
              {formatAge(project.touchedAt, i18n.language)}
            </span>
          </DropdownMenuItem>
        ))}
        {projects.length === 0 && (
          <DropdownMenuLabel className="text-muted-foreground">
            {t(
              list.isError
                ? 'podcasts.project.listError'
                : list.data
                  ? 'podcasts.project.none'
                  : 'common.loading',
            )}
          </DropdownMenuLabel>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
