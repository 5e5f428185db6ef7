import type { NewPronunciation } from '@tarima/contract';
import { Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { useHearing } from '../use-hearing.ts';

type HearButtonProps = {
  companyId: string;
  entry: NewPronunciation;
  isDisabled?: boolean;
  /** The visible label. Without it the button is an icon. */
  children?: ReactNode;
};

/** Says a word as the entry tells. */
export function HearButton({ companyId, entry, isDisabled = false, children }: HearButtonProps) {
  const { t } = useTranslation();
  const hear = useHearing(companyId);
  return (
    <Button
      type="button"
      variant={children ? 'secondary' : 'ghost'}
      size={children ? 'medium' : 'icon'}
      disabled={isDisabled}
      aria-busy={hear.isPending}
      aria-label={children ? undefined : t('pronunciations.hear', { word: entry.written })}
      onClick={() => hear.mutate(entry)}
    >
      <Volume2 aria-hidden />
      {children}
    </Button>
  );
}
