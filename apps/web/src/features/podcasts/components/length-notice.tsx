import {
  isShort,
  NEARLY_ALL,
  type OutputLanguage,
  PODCAST_LIMITS,
  podcastEndpoints,
} from '@tarima/contract';
import { countWords } from '@tarima/text';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import type { PodcastForm } from '../podcast-form.schema.ts';

/** A shorter text is still being typed. */
const FEWEST_WORDS = 15;
/** A text this many times longer is long enough, so the server is not asked. */
const PLENTY = 4;
const TYPING_MS = 800;

/** Fields that the length depends on. */
const WATCHED = [
  'textInput',
  'upload',
  'project',
  'addresses',
  'outputLanguage',
  'wordCount',
  'conversationStyle',
  'companyId',
] as const;

/** Warns before the start that the content is too short for the chosen length. */
export function LengthNotice() {
  const { t } = useTranslation();
  const { setValue } = useFormContext<PodcastForm>();
  const { words, wanted } = useForeseen();
  if (words === null || !isShort(words, wanted)) return null;
  if (words === 0) {
    return (
      <Alert tone="warning" title={t('podcasts.shape.tooShort')}>
        <p>{t('podcasts.shape.tooShortHint')}</p>
      </Alert>
    );
  }
  const { min, step } = PODCAST_LIMITS.words;
  const fitting = Math.max(min, Math.floor(words / NEARLY_ALL / step) * step);
  return (
    <Alert
      tone="warning"
      title={t('podcasts.shape.shorter', { words })}
      action={
        fitting < wanted && (
          <Button variant="secondary" size="small" onClick={() => setValue('wordCount', fitting)}>
            {t('podcasts.shape.useWords', { words: fitting })}
          </Button>
        )
      }
    >
      <p>{t('podcasts.shape.shorterHint', { words: wanted })}</p>
    </Alert>
  );
}

/** Counts only documents in the wanted language, because a podcast leaves out the others. */
const wordsOf = (project: PodcastForm['project'], wanted: OutputLanguage): number =>
  (project?.documents ?? [])
    .filter(({ language }) => language === null || language === wanted)
    .reduce((sum, { words }) => sum + words, 0);

/** The expected words of the podcast. 0 if the text is too short, null if unknown. */
function useForeseen(): { words: number | null; wanted: number } {
  const [
    textInput,
    upload,
    project,
    addresses,
    outputLanguage,
    wordCount,
    conversationStyle,
    companyId,
  ] = useWatch<PodcastForm, typeof WATCHED>({ name: WATCHED });
  const text = useSettled(textInput, TYPING_MS);
  const wanted = useSettled(wordCount, TYPING_MS);
  const given = countWords(text) + wordsOf(project, outputLanguage);
  const request = {
    textInput: text,
    ...(upload && { uploadedFilePath: upload.id }),
    ...(project && { projectId: project.id }),
    outputLanguage,
    wordCount: wanted,
    conversationStyle,
    companyId,
  };
  const isOpen = addresses.length === 0 && given >= FEWEST_WORDS && given < wanted * PLENTY;
  const enabled = isOpen && companyId !== '';
  // Other errors appear when the form is sent.
  const { data, error } = useEndpoint(podcastEndpoints.foresee, { body: request }, { enabled });
  const isTooLittle = error instanceof ApiError && error.code === 'PODCAST_TOO_LITTLE_TEXT';
  const words = isTooLittle ? 0 : (data?.wordCount ?? null);
  return { words: enabled ? words : null, wanted };
}
