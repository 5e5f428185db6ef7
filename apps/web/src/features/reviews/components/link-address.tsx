import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { useCopy } from '#web/lib/use-copy.ts';

/** The address to pass on, with a button that copies it. */
export function LinkAddress({ address }: { address: string | null }) {
  const { t } = useTranslation();
  const copy = useCopy();
  if (address === null) {
    return <p className="text-sm text-pretty">{t('reviews.link.noAddress')}</p>;
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Input
        readOnly
        aria-label={t('reviews.link.address')}
        value={address}
        className="min-w-48 flex-1"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        className="max-sm:w-full"
        onClick={() => void copy(address, t('reviews.link.copied'))}
      >
        <Copy aria-hidden />
        {t('reviews.link.copy')}
      </Button>
    </div>
  );
}
