import { OUTPUT_LANGUAGE_CODES, OUTPUT_LANGUAGES } from '@tarima/contract';
import { countWords, detectLanguage } from '@tarima/text';
import { useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { languageName } from '#web/lib/language-name.ts';
import type { PodcastForm } from '../podcast-form.schema.ts';

/** Enough text to detect its language. */
const READ_CHARACTERS = 4_000;
const FEWEST_WORDS = 15;

/** Warns before the start: a text or project in another language is not translated. */
export function LanguageNotice() {
  const { t } = useTranslation();
  const { setValue } = useFormContext<PodcastForm>();
  const [text, project, chosen] = useWatch<PodcastForm, ['textInput', 'project', 'outputLanguage']>(
    { name: ['textInput', 'project', 'outputLanguage'] },
  );
  const sample = useDeferredValue(text.slice(0, READ_CHARACTERS));
  const detected = useMemo(
    () => (countWords(sample) < FEWEST_WORDS ? 'other' : detectLanguage(sample)),
    [sample],
  );
  const ofText = OUTPUT_LANGUAGES.find((each) => OUTPUT_LANGUAGE_CODES[each] === detected);
  const isText = ofText !== undefined && ofText !== chosen;
  const language = isText ? ofText : project?.language;
  if (!language || language === chosen) return null;
  const names = {
    language: languageName(OUTPUT_LANGUAGE_CODES[language]),
    chosen: languageName(OUTPUT_LANGUAGE_CODES[chosen]),
  };
  return (
    <Alert
      tone="warning"
      title={t(isText ? 'podcasts.voice.otherLanguage' : 'podcasts.project.otherLanguage', names)}
      action={
        <Button
          variant="secondary"
          size="small"
          onClick={() => setValue('outputLanguage', language)}
        >
          {t('podcasts.voice.useLanguage', names)}
        </Button>
      }
    >
      <p>{t('podcasts.voice.otherLanguageHint')}</p>
    </Alert>
  );
}
