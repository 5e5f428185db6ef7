import type { Podcast } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { usePodcastChanges } from './api/change-podcast.ts';

/** Starts the audio of the script as it is stored. */
export function useMakeAudio({ eventId }: Podcast) {
  const { t } = useTranslation();
  const { makeAudio } = usePodcastChanges(eventId);
  return {
    isStarting: makeAudio.isPending,
    makeAudio: () =>
      makeAudio.mutate(undefined, {
        onError: (error) => toast.error(t('podcasts.result.makeAudioError'), messageOf(error, t)),
      }),
  };
}
