import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';

/** Copies a text, and says so by `copied`. */
export function useCopy(): (text: string, copied: string) => Promise<void> {
  const { t } = useTranslation();
  return async (text, copied) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(copied);
    } catch {
      toast.error(t('podcasts.gone.copyError'));
    }
  };
}
