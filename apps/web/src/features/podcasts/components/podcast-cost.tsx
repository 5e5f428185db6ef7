import { podcastEndpoints, VOICE_VENDORS } from '@tarima/contract';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CostEstimate } from '#web/features/video-generation/components/cost-estimate.tsx';
import { voiceLine } from '#web/features/video-generation/use-cost-lines.ts';
import { CHARACTERS_PER_WORD } from '#web/features/voices/paid-voice.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import type { PodcastForm } from '../podcast-form.schema.ts';
import { useVoiceModel } from '../use-voice-model.ts';

/** The estimated cost of a podcast's voices, shown before the start. */
export function PodcastCost() {
  const { t, i18n } = useTranslation();
  const words = useWatch<PodcastForm, 'wordCount'>({ name: 'wordCount' });
  const model = useVoiceModel();
  const vendor = VOICE_VENDORS.find((id) => id === model);
  const price = useEndpoint(podcastEndpoints.options, {}).data?.voiceModels.find(
    ({ id }) => id === vendor,
  )?.characterPrice;
  if (!vendor || price === undefined) return null;
  // An estimate: the script is not written yet.
  const characters = words * CHARACTERS_PER_WORD;
  return <CostEstimate lines={[voiceLine({ vendor, price }, characters, i18n.language, t)]} />;
}
