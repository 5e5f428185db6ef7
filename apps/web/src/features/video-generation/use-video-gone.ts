import { useQueryClient } from '@tanstack/react-query';
import type { Video } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { forgetVideo } from './api/get-project-video.ts';

/** Leaves a video that was deleted elsewhere, and says so. It is not an error. */
export function useVideoGone(): (video: Video) => void {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return (video) => {
    forgetVideo(queryClient, video);
    toast.notice(t('common.deletedNamed', { name: video.title }));
  };
}
