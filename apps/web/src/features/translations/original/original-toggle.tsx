import { Columns2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { languageName } from '#web/lib/language-name.ts';
import { useLanguages } from '../use-languages.ts';

type OriginalToggleProps = {
  projectId: string;
  isShown: boolean;
  onChange: (isShown: boolean) => void;
};

/** Shows the original beside a translation, or in its place on a phone. Empty for any other project. */
export function OriginalToggle({ projectId, isShown, onChange }: OriginalToggleProps) {
  const { t } = useTranslation();
  const { data } = useLanguages(projectId);
  const original = data?.own?.original;
  if (!original) return null;
  return (
    <Button
      variant={isShown ? 'soft' : 'secondary'}
      aria-pressed={isShown}
      onClick={() => onChange(!isShown)}
    >
      <Columns2 aria-hidden />
      {t('translations.showOriginal', { language: languageName(original.language) })}
    </Button>
  );
}
