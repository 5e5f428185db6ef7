import type { Project } from '@tarima/contract';
import { Copy, Mic, Pencil, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { DropdownMenuItem, DropdownMenuSeparator } from '#web/components/ui/dropdown-menu.tsx';
import { LibraryMenu } from '#web/features/library/components/library-menu.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { useReaches } from '#web/lib/reaches.ts';
import { placesOf } from '../project-places.ts';
import { isRead } from '../project-state.ts';

type ProjectMenuProps = {
  project: Project;
  onRename: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

/** Links to every screen of a project, and the actions on it. */
export function ProjectMenu({ project, onRename, onDuplicate, onDelete }: ProjectMenuProps) {
  const { t } = useTranslation();
  const reaches = useReaches();
  const places = placesOf(project).filter(({ path }) => reaches(path));
  const offersPodcast = reaches(pathTo.podcastCreator) && isRead(project);
  return (
    <LibraryMenu name={project.name}>
      {places.map(({ name, path }) => (
        <DropdownMenuItem key={name} asChild>
          <StudioLink href={path}>
            <SquareArrowOutUpRight aria-hidden />
            {t(`projects.places.${name}`)}
          </StudioLink>
        </DropdownMenuItem>
      ))}
      {places.length > 0 && <DropdownMenuSeparator />}
      {offersPodcast && (
        <DropdownMenuItem asChild>
          <StudioLink href={pathTo.podcastOfProject(project.id)}>
            <Mic aria-hidden />
            {t('projects.podcast')}
          </StudioLink>
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
    </LibraryMenu>
  );
}
