import { formatBytes } from '@tarima/text';
import { useTranslation } from 'react-i18next';
import type { UploadProgress } from '#web/lib/send-form.ts';
import { ModelProgress } from './model-progress.tsx';

type FileProgressProps = { sent: UploadProgress; name: string; onCancel: () => void };

/** A file on its way from this computer to the studio. */
export function FileProgress({ sent, name, onCancel }: FileProgressProps) {
  const { t, i18n } = useTranslation();
  const { sentBytes, totalBytes } = sent;
  const soFar = t('voiceModels.bytesOf', {
    bytes: formatBytes(sentBytes, i18n.language),
    total: formatBytes(totalBytes, i18n.language),
  });
  return (
    <ModelProgress
      name={name}
      doing={t('voiceModels.sendingFile')}
      progress={totalBytes > 0 ? (sentBytes / totalBytes) * 100 : 0}
      note={`${soFar} ${t('voiceModels.keepOpen')}`}
      onCancel={onCancel}
    />
  );
}
