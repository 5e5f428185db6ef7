import { podcastEndpoints } from '@tarima/contract';
import { useWatch } from 'react-hook-form';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import type { PodcastForm } from './podcast-form.schema.ts';
import { personOf } from './voice-model-choice.ts';

/** The people's names of the two chosen voices, in the podcast's language. */
export function usePeople(): { host: string; guest: string } {
  const options = useEndpoint(podcastEndpoints.options, {}).data;
  const [language, host, guest] = useWatch<
    PodcastForm,
    ['outputLanguage', 'ttsVoiceHost', 'ttsVoiceGuest']
  >({ name: ['outputLanguage', 'ttsVoiceHost', 'ttsVoiceGuest'] });
  return {
    host: personOf(options, host, language),
    guest: personOf(options, guest, language),
  };
}
