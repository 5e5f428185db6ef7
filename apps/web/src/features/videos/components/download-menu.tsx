import type { Video } from '@tarima/contract';
import { formatBytes } from '@tarima/text';
import { Captions, Clapperboard, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/components/ui/dropdown-menu.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { DownloadLink } from './download-link.tsx';

/** The downloads of a finished video. */
export function DownloadMenu({ video }: { video: Video }) {
  const { t, i18n } = useTranslation();
  const { downloadUrl, captionsDownloadUrl, bytes } = video;
  if (!downloadUrl || !captionsDownloadUrl) return null;
  const size = bytes === null ? '' : ` · ${formatBytes(bytes, i18n.language)}`;
  return (
    <DropdownMenu>
      <Tooltip content={t('videos.download')}>
        <DropdownMenuTrigger asChild>
          <Button
            variant="secondary"
            size="icon"
            aria-label={t('videos.downloadNamed', { name: video.title })}
          >
            <Download aria-hidden />
          </Button>
        </DropdownMenuTrigger>
      </Tooltip>
      <DropdownMenuContent>
        <DropdownMenuItem asChild>
          <DownloadLink video={video} href={downloadUrl}>
            <Clapperboard aria-hidden />
            {t('videos.downloadVideo')}
            <span className="text-muted-foreground">{size}</span>
          </DownloadLink>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <DownloadLink video={video} href={captionsDownloadUrl}>
            <Captions aria-hidden />
            {t('videos.downloadCaptions')}
          </DownloadLink>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
