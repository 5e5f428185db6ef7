import { voiceModelEndpoints } from '@tarima/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { messageOf } from '#web/lib/error-message.ts';
import type { UploadProgress } from '#web/lib/send-form.ts';
import { useCall } from '#web/lib/use-change.ts';

/** Sends the archive of a model from this computer. `sent` is null while nothing is being sent. */
export function useModelFile(modelId: string) {
  const { t } = useTranslation();
  const [sent, setSent] = useState<UploadProgress | null>(null);
  const stop = useRef(new AbortController());
  const upload = useCall(
    (api, file: File) => {
      const form = new FormData();
      // The file can be chosen only once the licence is accepted.
      form.append('acceptsLicence', 'true');
      form.append('file', file, file.name);
      setSent({ sentBytes: 0, totalBytes: file.size });
      stop.current = new AbortController();
      const { signal } = stop.current;
      return api
        .upload(voiceModelEndpoints.upload, form, setSent, { modelId }, signal)
        .finally(() => setSent(null));
    },
    {
      failure: (error) => {
        if (!stop.current.signal.aborted) {
          toast.error(t('voiceModels.fileError'), messageOf(error, t));
        }
      },
      refreshes: [voiceModelEndpoints.list],
      refreshesAfterFailure: true,
    },
  );
  return {
    sent,
    send: (file: File) => upload.mutate(file),
    cancel: () => stop.current.abort(),
  };
}
