import type { Video } from '@tarima/contract';
import { SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { DropdownMenuItem } from '#web/components/ui/dropdown-menu.tsx';
import { LibraryMenu } from '#web/features/library/components/library-menu.tsx';
import { pathTo } from '#web/lib/paths.ts';

/** The actions on a video beside playing and downloading it. */
export function VideoMenu({ video, onDelete }: { video: Video; onDelete: () => void }) {
  const { t } = useTranslation();
  // The videos of a course have their scripts on one page.
  const { title, projectId, scriptId } = video;
  const source = scriptId === null ? pathTo.editScript(projectId) : pathTo.courseScripts(projectId);
  return (
    <LibraryMenu name={title}>
      <DropdownMenuItem asChild>
        <StudioLink href={source}>
          <SquareArrowOutUpRight aria-hidden />
          {t(scriptId === null ? 'projects.places.script' : 'projects.places.scripts')}
        </StudioLink>
      </DropdownMenuItem>
      <DropdownMenuItem className="text-destructive" onSelect={onDelete}>
        <Trash2 aria-hidden />
        {t('common.delete')}
      </DropdownMenuItem>
    </LibraryMenu>
  );
}
