import { type Project, podcastEndpoints } from '@tarima/contract';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { ApiError, UnreadableAnswerError } from '#web/lib/api-error.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useDefaultCompany } from '#web/lib/last-company.ts';
import { useSession } from '#web/lib/session.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { keepChoices } from '../last-choices.ts';
import { type PodcastForm as PodcastFormValues, podcastRequest } from '../podcast-form.schema.ts';
import { voiceModelOf } from '../voice-model-choice.ts';
import { LanguageNotice } from './language-notice.tsx';
import { LengthNotice } from './length-notice.tsx';
import type { OptionLineName } from './options/option-line.tsx';
import { PodcastOptions } from './options/podcast-options.tsx';
import { PodcastCost } from './podcast-cost.tsx';
import { SourceFields } from './source-fields.tsx';
import { SubmitRow } from './submit-row.tsx';

type PodcastFormProps = {
  form: UseFormReturn<PodcastFormValues>;
  onProjectChosen: (project: Project) => void;
  onProjectRemoved: () => void;
  onStarted: (eventId: string) => void;
  /** Reports a failed start, which the result shows. */
  onRefused: (refusal: { title: string; message: string }) => void;
};

/** A source and a button. Everything else has a value already, shown on one line each. */
export function PodcastForm({ form, onStarted, onRefused, ...onProject }: PodcastFormProps) {
  const { t } = useTranslation();
  const { user, companies } = useSession();
  const { remember } = useDefaultCompany();
  const [openLine, setOpenLine] = useState<OptionLineName | ''>('');
  const generate = useChange(podcastEndpoints.generate, {
    onSuccess: (_podcast, { body }) => remember(body.companyId),
  });
  // Voices come and go while the studio is open.
  const options = useEndpoint(podcastEndpoints.options, {}, { refetchOnMount: 'always' });
  const isStarting = useRef(false);
  const hasComplained = useRef(false);
  useEffect(
    () =>
      form.subscribe({
        formState: { errors: true },
        callback: ({ errors }) => {
          if (!hasComplained.current || Object.keys(errors ?? {}).length > 0) return;
          hasComplained.current = false;
          toast.dismiss();
        },
      }),
    [form],
  );

  const handleValid = async (values: PodcastFormValues) => {
    // Validation is asynchronous, so a double click could start a second podcast.
    if (isStarting.current) return;
    isStarting.current = true;
    try {
      const ttsModel = voiceModelOf(values, options.data);
      const body = podcastRequest({ ...values, ttsModel });
      const { status, eventId, message } = await generate.mutateAsync({ body });
      if (status !== 'processing') return refuse(t('podcasts.submit.startTitle'), message);
      keepChoices(user.id, values);
      onStarted(eventId);
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
    hasComplained.current = true;
    toast.error(
      t('podcasts.sources.incompleteTitle'),
      textInput?.message ?? first?.message?.toString(),
    );
    // The form then focuses the first field with an error. A closed line has no fields.
    const line = others.companyId ? 'company' : others.ttsVoiceGuest ? 'voices' : null;
    if (!textInput && line) flushSync(() => setOpenLine(line));
  };

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit(handleValid, handleInvalid)(event)}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      >
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-6">
          <h2 className="text-lg font-semibold">{t('podcasts.sources.title')}</h2>
          <SourceFields {...onProject} />
          {options.data?.canTranslate === false && <LanguageNotice />}
          <LengthNotice />
          <PodcastCost />
          <SubmitRow isStarting={generate.isPending} />
        </Card>
        <PodcastOptions companies={companies} open={openLine} onOpenChange={setOpenLine} />
      </form>
    </FormProvider>
  );
}
