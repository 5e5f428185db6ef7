import { useTranslation } from 'react-i18next';
import { EmptyState } from './empty-state.tsx';
import { Button } from './ui/button.tsx';

/** Shown when nothing matches the search words. */
export function NothingFound({ words, onClear }: { words: string; onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      illustration="search"
      title={t('common.nothingFound', { words })}
      description={t('common.nothingFoundHint')}
    >
      <Button variant="secondary" onClick={onClear}>
        {t('common.clearSearch')}
      </Button>
    </EmptyState>
  );
}
