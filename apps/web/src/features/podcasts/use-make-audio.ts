import type { Podcast, PodcastVoices } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { usePodcastChange } from './use-podcast-change.ts';

/** Starts the audio of the script as it is stored. */
export function useMakeAudio({ eventId }: Podcast) {
  const { t } = useTranslation();
  const making = usePodcastChange(eventId, 'makeAudio', t('podcasts.result.makeAudioError'));
  return {
    isStarting: making.isPending,
    /** By other voices, if they are given. */
    makeAudio: (voices?: PodcastVoices) => making.mutate({ params: { id: eventId }, body: voices }),
  };
}
