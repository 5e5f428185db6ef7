import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Textarea } from '#web/components/ui/textarea.tsx';
import type { PodcastForm } from '../../podcast-form.schema.ts';
import { OptionLine } from './option-line.tsx';

export function InstructionsLine() {
  const { t } = useTranslation();
  const { register } = useFormContext<PodcastForm>();
  const written = useWatch<PodcastForm, 'userInstructions'>({ name: 'userInstructions' });
  return (
    <OptionLine
      name="instructions"
      title={t('podcasts.shape.instructions')}
      choice={written.trim() || t('podcasts.lines.noInstructions')}
    >
      <Textarea
        {...register('userInstructions')}
        aria-label={t('podcasts.shape.instructions')}
        maxLength={2_000}
        placeholder={t('podcasts.shape.instructionsPlaceholder')}
      />
    </OptionLine>
  );
}
