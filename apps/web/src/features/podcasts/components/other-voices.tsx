import { zodResolver } from '@hookform/resolvers/zod';
import { type Podcast, podcastEndpoints } from '@tarima/contract';
import { Mic } from 'lucide-react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { SamplePlayerProvider } from '#web/features/voices/components/sample-player.tsx';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { emptyPodcastForm, type PodcastForm, podcastFormSchema } from '../podcast-form.schema.ts';
import { useMakeAudio } from '../use-make-audio.ts';
import { voiceModelOf } from '../voice-model-choice.ts';
import { VoiceChoiceFields } from './voice-choice-fields.tsx';

/** Chooses other voices for a podcast whose voices were removed. Its script stays. */
export function OtherVoices({ podcast }: { podcast: Podcast }) {
  const { t } = useTranslation();
  const { makeAudio, isStarting } = useMakeAudio(podcast);
  // Voices come and go while the studio is open.
  const options = useEndpoint(podcastEndpoints.options, {}, { refetchOnMount: 'always' });
  const { companyId, language: outputLanguage, voices } = podcast;
  const form = useForm<PodcastForm>({
    resolver: zodResolver(podcastFormSchema(t)),
    defaultValues: { ...emptyPodcastForm(companyId), ...voices, outputLanguage },
  });
  const handleSubmit = async () => {
    // The form asks for voices only, so nothing else is checked.
    if (!(await form.trigger('ttsVoiceGuest'))) return;
    const values = form.getValues();
    const { ttsVoiceHost, ttsVoiceGuest } = values;
    const ttsModel = voiceModelOf(values, options.data);
    if (ttsModel) makeAudio({ ttsModel, ttsVoiceHost, ttsVoiceGuest });
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={t('podcasts.result.otherVoices')}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void handleSubmit();
        }}
      >
        <SamplePlayerProvider>
          <VoiceChoiceFields />
        </SamplePlayerProvider>
        <Button
          type="submit"
          disabled={isStarting || !options.data}
          className="justify-self-center"
        >
          <Mic aria-hidden />
          {t('podcasts.result.makeWithVoices')}
        </Button>
      </form>
    </FormProvider>
  );
}
