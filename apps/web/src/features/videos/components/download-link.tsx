import { type Video, videoEndpoints } from '@tarima/contract';
import type { ComponentProps, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { useApi } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';

type DownloadLinkProps = ComponentProps<'a'> & { video: Video; href: string };

/**
 * Downloads a file of a video. It first checks that the video exists: browsers do not explain a failed
 * download.
 */
export function DownloadLink({ video, href, onClick, ...props }: DownloadLinkProps) {
  const { t } = useTranslation();
  const api = useApi();

  const handleClick = async (event: MouseEvent<HTMLAnchorElement>) => {
    // Lets a menu that contains this link close.
    onClick?.(event);
    event.preventDefault();
    toast.mended(t('videos.downloadError'));
    try {
      await api.call(videoEndpoints.status, { params: { id: video.id } });
    } catch (error) {
      toast.error(t('videos.downloadError'), messageOf(error, t));
      return;
    }
    const link = document.createElement('a');
    link.href = href;
    link.download = '';
    link.click();
  };

  return <a {...props} href={href} download onClick={(event) => void handleClick(event)} />;
}
