import type { Project } from '@tarima/contract';
import { Copy, EllipsisVertical, Mic, Pencil, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '#web/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/components/ui/dropdown-menu.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { placesOf } from '../project-places.ts';
import { isRead } from '../project-state.ts';

type ProjectMenuProps = {
  project: Project;
  onRename: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

/** Every place of a project, and what can be done with the whole of it. */
export function ProjectMenu({ project, onRename, onDuplicate, onDelete }: ProjectMenuProps) {
  const { t } = useTranslation();
  const { screens } = useStudioConfig();
  const offersPodcast = screens.includes('podcast-creator') && isRead(project);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('projects.menuNamed', { name: project.name })}
        >
          <EllipsisVertical aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {placesOf(project).map(({ name, path }) => (
          <DropdownMenuItem key={name} asChild>
            <Link href={path}>
              <SquareArrowOutUpRight aria-hidden />
              {t(`projects.places.${name}`)}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        {offersPodcast && (
          <DropdownMenuItem asChild>
            <Link href={pathTo.podcastOfProject(project.id)}>
              <Mic aria-hidden />
              {t('projects.podcast')}
            </Link>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={onRename}>
          <Pencil aria-hidden />
          {t('projects.rename')}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onDuplicate}>
          <Copy aria-hidden />
          {t('projects.duplicate')}
        </DropdownMenuItem>
        <DropdownMenuItem className="text-destructive" onSelect={onDelete}>
          <Trash2 aria-hidden />
          {t('common.delete')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
