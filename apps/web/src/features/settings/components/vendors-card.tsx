import type { MediaVendor } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { VendorRow } from './vendor-row.tsx';

/** The vendors of voices and presenters. All are optional. */
export function VendorsCard({ vendors }: { vendors: MediaVendor[] }) {
  const { t } = useTranslation();
  return (
    <Card className="grid max-w-3xl gap-5 p-5 sm:p-8">
      <h2 className="text-lg font-semibold">{t('settings.vendors.title')}</h2>
      <p className="text-sm text-pretty text-muted-foreground">
        {t('settings.vendors.description')}
      </p>
      <ul className="grid divide-y">
        {vendors.map((vendor) => (
          <VendorRow key={vendor.id} vendor={vendor} />
        ))}
      </ul>
      <p className="text-xs text-pretty text-muted-foreground">
        {t('settings.languageModel.where')}
      </p>
    </Card>
  );
}
