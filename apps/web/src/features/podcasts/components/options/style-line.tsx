import { PODCAST_STYLES } from '@tarima/contract';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PodcastForm } from '../../podcast-form.schema.ts';
import { usePeople } from '../../use-people.ts';
import { SelectField, TextField } from '../form-fields.tsx';
import { OptionLine } from './option-line.tsx';

export function StyleLine() {
  const { t } = useTranslation();
  const { host, guest } = usePeople();
  const [style, hostRole, guestRole] = useWatch<
    PodcastForm,
    ['conversationStyle', 'rolesPerson1', 'rolesPerson2']
  >({ name: ['conversationStyle', 'rolesPerson1', 'rolesPerson2'] });
  const named = (person: string, role: string) =>
    role.trim() ? `${person} (${role.trim()})` : person;
  return (
    <OptionLine
      name="style"
      title={t('podcasts.lines.styleTitle')}
      choice={t('podcasts.lines.style', {
        style: t(`podcasts.shape.styles.${style}`),
        host: named(host, hostRole),
        guest: named(guest, guestRole),
      })}
    >
      <SelectField
        name="conversationStyle"
        label={t('podcasts.shape.style')}
        options={PODCAST_STYLES.map((value) => ({
          value,
          label: t(`podcasts.shape.styles.${value}`),
        }))}
      />
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
    </OptionLine>
  );
}
