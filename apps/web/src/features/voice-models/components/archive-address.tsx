import type { VoiceModel } from '@tarima/contract';
import { useTranslation } from 'react-i18next';

/** The address of a model's archive, to open it in another place. */
export function ArchiveAddress({ model: { archiveAddress } }: { model: VoiceModel }) {
  const { t } = useTranslation();
  if (!archiveAddress) return null;
  return (
    <p className="text-sm text-muted-foreground">
      {t('voiceModels.archiveAddress')}{' '}
      <a
        href={archiveAddress}
        target="_blank"
        rel="noreferrer"
        className="wrap-anywhere text-primary underline underline-offset-4"
      >
        {archiveAddress}
      </a>
    </p>
  );
}
