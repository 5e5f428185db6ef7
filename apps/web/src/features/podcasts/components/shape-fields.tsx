import { PODCAST_LIMITS, PODCAST_STYLES, WORDS_PER_MINUTE } from '@tarima/contract';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/components/ui/field.tsx';
import { Slider } from '#web/components/ui/slider.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { currentLanguage } from '#web/i18n/index.ts';
import { formatDuration } from '#web/lib/format.ts';
import type { PodcastForm } from '../podcast-form.schema.ts';
import { SelectField, TextField } from './form-fields.tsx';
import { LengthNotice } from './length-notice.tsx';

/** The two people, the style and the length. */
export function ShapeFields() {
  const { t } = useTranslation();
  const { register } = useFormContext<PodcastForm>();
  const words = useController<PodcastForm, 'wordCount'>({ name: 'wordCount' }).field;
  const creativity = useController<PodcastForm, 'creativityLevel'>({
    name: 'creativityLevel',
  }).field;

  return (
    <>
      <TextField name="podcastName" label={t('podcasts.shape.name')} maxLength={100} />
      <TextField
        name="podcastTagline"
        label={t('podcasts.shape.tagline')}
        placeholder={t('podcasts.shape.taglinePlaceholder')}
        maxLength={200}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="rolesPerson1"
          label={t('podcasts.shape.role1')}
          placeholder={t('podcasts.shape.role1Placeholder')}
          maxLength={100}
        />
        <TextField
          name="rolesPerson2"
          label={t('podcasts.shape.role2')}
          placeholder={t('podcasts.shape.role2Placeholder')}
          maxLength={100}
        />
      </div>
      <SelectField
        name="conversationStyle"
        label={t('podcasts.shape.style')}
        options={PODCAST_STYLES.map((value) => ({
          value,
          label: t(`podcasts.shape.styles.${value}`),
        }))}
      />
      <Slider
        label={t('podcasts.shape.words')}
        text={t('podcasts.shape.wordsValue', {
          words: words.value,
          duration: formatDuration((words.value * 60) / WORDS_PER_MINUTE),
        })}
        {...PODCAST_LIMITS.words}
        value={words.value}
        onValueChange={words.onChange}
      />
      <LengthNotice />
      <Slider
        label={t('podcasts.shape.creativity')}
        hint={t('podcasts.shape.creativityHint')}
        text={new Intl.NumberFormat(currentLanguage()).format(creativity.value)}
        {...PODCAST_LIMITS.creativity}
        value={creativity.value}
        onValueChange={creativity.onChange}
      />
      <Field label={t('podcasts.shape.instructions')}>
        {(control) => (
          <Textarea
            {...control}
            {...register('userInstructions')}
            maxLength={2_000}
            placeholder={t('podcasts.shape.instructionsPlaceholder')}
          />
        )}
      </Field>
    </>
  );
}
