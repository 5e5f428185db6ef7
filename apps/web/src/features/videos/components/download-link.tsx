import { type Video, videoEndpoints } from '@tarima/contract';
import type { ComponentProps, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { useApi } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';

type DownloadLinkProps = ComponentProps<'a'> & { video: Video; href: string };

/**
 * Takes a file of a video to the downloads. Whether the video is still there is asked first: of a
 * download that fails a browser tells nobody why.
 */
export function DownloadLink({ video, href, onClick, ...props }: DownloadLinkProps) {
  const { t } = useTranslation();
  const api = useApi();

  const handleClick = async (event: MouseEvent<HTMLAnchorElement>) => {
    // Of a menu that it is an item of, which closes.
    onClick?.(event);
    event.preventDefault();
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
