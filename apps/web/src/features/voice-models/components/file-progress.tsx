import { formatBytes } from '@tarima/text';
import { useTranslation } from 'react-i18next';
import { WorkProgress } from '#web/features/line/work-progress.tsx';
import type { UploadProgress } from '#web/lib/send-form.ts';

/** A file on its way from this computer to the studio. */
export function FileProgress({ sent, name }: { sent: UploadProgress; name: string }) {
  const { t, i18n } = useTranslation();
  const { sentBytes, totalBytes } = sent;
  return (
    <div className="grid gap-2">
      <WorkProgress
        label={t('voiceModels.progressOf', { name })}
        doing={t('voiceModels.sendingFile')}
        progress={totalBytes > 0 ? (sentBytes / totalBytes) * 100 : 0}
        waitingId={false}
      />
      <p className="text-sm text-muted-foreground tabular-nums">
        {t('voiceModels.bytesOf', {
          bytes: formatBytes(sentBytes, i18n.language),
          total: formatBytes(totalBytes, i18n.language),
        })}{' '}
        {t('voiceModels.keepOpen')}
      </p>
    </div>
  );
}
