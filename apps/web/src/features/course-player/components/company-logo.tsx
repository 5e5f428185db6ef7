import { plateFor } from '@tarima/stage';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The company's logo, on the plate that its videos give it. */
export function CompanyLogo({ address }: { address: string }) {
  const { t } = useTranslation();
  const [plate, setPlate] = useState<string>();
  const handleLoad = (logo: HTMLImageElement) => {
    const context = document.createElement('canvas').getContext('2d');
    if (context) setPlate(plateFor(context, logo));
  };
  return (
    <img
      src={address}
      alt={t('coursePlayer.logo')}
      onLoad={(event) => handleLoad(event.currentTarget)}
      style={{ backgroundColor: plate }}
      className="h-12 max-w-40 rounded-lg border object-contain p-1"
    />
  );
}
