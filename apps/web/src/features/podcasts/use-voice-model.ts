import { type PodcastVoiceModel, podcastEndpoints } from '@tarima/contract';
import { useWatch } from 'react-hook-form';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import type { PodcastForm } from './podcast-form.schema.ts';
import { voiceModelOf } from './voice-model-choice.ts';

/** The voice model of the form around it. Undefined while the options load. */
export function useVoiceModel(): PodcastVoiceModel | undefined {
  const [ttsModel, outputLanguage, ttsVoiceHost, ttsVoiceGuest] = useWatch<
    PodcastForm,
    ['ttsModel', 'outputLanguage', 'ttsVoiceHost', 'ttsVoiceGuest']
  >({ name: ['ttsModel', 'outputLanguage', 'ttsVoiceHost', 'ttsVoiceGuest'] });
  const options = useEndpoint(podcastEndpoints.options, {});
  return voiceModelOf({ ttsModel, outputLanguage, ttsVoiceHost, ttsVoiceGuest }, options.data);
}
