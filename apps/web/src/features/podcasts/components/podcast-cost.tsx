import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CostEstimate } from '#web/features/video-generation/components/cost-estimate.tsx';
import { voiceLine } from '#web/features/video-generation/use-cost-lines.ts';
import { CHARACTERS_PER_WORD } from '#web/features/voices/paid-voice.ts';
import { usePodcastOptions } from '../api/get-options.ts';
import type { PodcastForm } from '../podcast-form.schema.ts';

/** The estimated cost of a podcast's voices, shown before the start. */
export function PodcastCost() {
  const { t, i18n } = useTranslation();
  const [vendor, words] = useWatch<PodcastForm, ['ttsModel', 'wordCount']>({
    name: ['ttsModel', 'wordCount'],
  });
  const price = usePodcastOptions().data?.voiceModels.find(
    ({ id }) => id === vendor,
  )?.characterPrice;
  if (vendor === 'local' || price === undefined) return null;
  // An estimate: the script is not written yet.
  const characters = words * CHARACTERS_PER_WORD;
  return <CostEstimate lines={[voiceLine({ vendor, price }, characters, i18n.language, t)]} />;
}
