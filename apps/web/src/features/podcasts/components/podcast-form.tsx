import { podcastEndpoints } from '@tarima/contract';
import { LoaderCircle, Mic } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { SamplePlayerProvider } from '#web/features/voices/components/sample-player.tsx';
import { ApiError, UnreadableAnswerError } from '#web/lib/api-error.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useDefaultCompany } from '#web/lib/last-company.ts';
import { useSession } from '#web/lib/session.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { type PodcastForm as PodcastFormValues, podcastRequest } from '../podcast-form.schema.ts';
import { voiceModelOf } from '../voice-model-choice.ts';
import { PodcastCost } from './podcast-cost.tsx';
import { ShapeFields } from './shape-fields.tsx';
import { SourceFields } from './source-fields.tsx';
import { VoiceFields } from './voice-fields.tsx';

type PodcastFormProps = {
  form: UseFormReturn<PodcastFormValues>;
  onProjectRemoved: () => void;
  onStarted: (eventId: string) => void;
  /** Reports a failed start, which the result shows. */
  onRefused: (refusal: { title: string; message: string }) => void;
};

export function PodcastForm({ form, onProjectRemoved, onStarted, onRefused }: PodcastFormProps) {
  const { t } = useTranslation();
  const { companies } = useSession();
  const { remember } = useDefaultCompany();
  const generate = useChange(podcastEndpoints.generate, {
    onSuccess: (_podcast, { body }) => remember(body.companyId),
  });
  // Voices come and go while the studio is open.
  const options = useEndpoint(podcastEndpoints.options, {}, { refetchOnMount: 'always' });
  const isStarting = useRef(false);

  const handleValid = async (values: PodcastFormValues) => {
    // Validation is asynchronous, so a double click could start a second podcast.
    if (isStarting.current) return;
    isStarting.current = true;
    try {
      const ttsModel = voiceModelOf(values, options.data);
      const body = podcastRequest({ ...values, ttsModel });
      const { status, eventId, message } = await generate.mutateAsync({ body });
      if (status === 'processing') return onStarted(eventId);
      refuse(t('podcasts.submit.startTitle'), message);
    } catch (error) {
      if (error instanceof UnreadableAnswerError) {
        const title = t('podcasts.submit.answerTitle');
        return refuse(title, title);
      }
      const isAnswer = error instanceof ApiError;
      const title = isAnswer ? 'podcasts.submit.startTitle' : 'podcasts.submit.requestTitle';
      refuse(t(title), messageOf(error, t));
    } finally {
      isStarting.current = false;
    }
  };
  const refuse = (title: string, message: string) => {
    toast.error(title, message === title ? undefined : message);
    onRefused({ title, message });
  };
  const handleInvalid = ({ textInput, ...others }: typeof form.formState.errors) => {
    const [first] = Object.values(others);
    toast.error(
      t('podcasts.sources.incompleteTitle'),
      textInput?.message ?? first?.message?.toString(),
    );
  };

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit(handleValid, handleInvalid)(event)}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Section title={t('podcasts.sources.title')}>
            <SourceFields companies={companies} onProjectRemoved={onProjectRemoved} />
          </Section>
          <Section title={t('podcasts.voice.title')}>
            <SamplePlayerProvider>
              <VoiceFields />
            </SamplePlayerProvider>
          </Section>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Section title={t('podcasts.shape.title')}>
            <ShapeFields />
          </Section>
          <Card className="grid gap-5 p-5 sm:p-6">
            <label className="flex items-center gap-3 text-sm">
              <input
                type="checkbox"
                {...form.register('scriptOnly')}
                className="size-5 accent-primary"
              />
              {t('podcasts.submit.scriptOnly')}
            </label>
            <PodcastCost />
            {/* Not disabled: it keeps the focus, and a second press does nothing. */}
            <Button type="submit" size="large" aria-disabled={generate.isPending}>
              {generate.isPending ? (
                <LoaderCircle aria-hidden className="animate-spin" />
              ) : (
                <Mic aria-hidden />
              )}
              {t(generate.isPending ? 'podcasts.submit.generating' : 'podcasts.submit.generate')}
            </Button>
          </Card>
        </div>
      </form>
    </FormProvider>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5 sm:p-6">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </Card>
  );
}
