import { Download, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DropdownMenuItem } from '#web/components/ui/dropdown-menu.tsx';
import { LibraryMenu } from '#web/features/library/components/library-menu.tsx';

type PodcastMenuProps = { name: string; downloadUrl: string | null; onDelete: () => void };

/** The actions on a podcast beside its next step. */
export function PodcastMenu({ name, downloadUrl, onDelete }: PodcastMenuProps) {
  const { t } = useTranslation();
  return (
    <LibraryMenu name={name}>
      {downloadUrl && (
        <DropdownMenuItem asChild>
          <a href={downloadUrl} download>
            <Download aria-hidden />
            {t('podcasts.result.mp3')}
          </a>
        </DropdownMenuItem>
      )}
      <DropdownMenuItem className="text-destructive" onSelect={onDelete}>
        <Trash2 aria-hidden />
        {t('common.delete')}
      </DropdownMenuItem>
    </LibraryMenu>
  );
}
