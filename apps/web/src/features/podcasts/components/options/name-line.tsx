import { PODCAST_DEFAULTS } from '@tarima/contract';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PodcastForm } from '../../podcast-form.schema.ts';
import { TextField } from '../form-fields.tsx';
import { OptionLine } from './option-line.tsx';

export function NameLine() {
  const { t } = useTranslation();
  const [name, tagline] = useWatch<PodcastForm, ['podcastName', 'podcastTagline']>({
    name: ['podcastName', 'podcastTagline'],
  });
  const shown = [
    name.trim() || PODCAST_DEFAULTS.name,
    tagline.trim() || t('podcasts.lines.noTagline'),
  ];
  return (
    <OptionLine name="name" title={t('podcasts.lines.nameTitle')} choice={shown.join(' · ')}>
      <TextField name="podcastName" label={t('podcasts.shape.name')} maxLength={100} />
      <TextField
        name="podcastTagline"
        label={t('podcasts.shape.tagline')}
        placeholder={t('podcasts.shape.taglinePlaceholder')}
        maxLength={200}
      />
    </OptionLine>
  );
}
