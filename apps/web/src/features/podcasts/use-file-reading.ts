import { MAX_FILE_BYTES, PODCAST_FILE_EXTENSIONS, podcastEndpoints } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useCall } from '#web/lib/use-change.ts';
import type { PodcastForm } from './podcast-form.schema.ts';

const isAllowed = (name: string) =>
  PODCAST_FILE_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(`.${extension}`));

/** Reads a chosen or dropped file on the server. `onRead` takes its text. */
export function useFileReading(onRead: (upload: NonNullable<PodcastForm['upload']>) => void) {
  const { t } = useTranslation();
  const reading = useCall((api, file: File) => {
    const form = new FormData();
    form.append('file', file, file.name);
    return api.upload(podcastEndpoints.upload, form, () => undefined);
  });
  const titles = {
    format: t('podcasts.sources.uploadFormat'),
    tooLarge: t('podcasts.sources.uploadTooLarge'),
    failed: t('podcasts.sources.uploadTitle'),
  };
  return {
    isReading: reading.isPending,
    async read(file: File): Promise<void> {
      // Another file answers the notice of the one before.
      for (const title of Object.values(titles)) toast.mended(title);
      if (!isAllowed(file.name)) return toast.error(titles.format, file.name);
      if (file.size > MAX_FILE_BYTES) return toast.error(titles.tooLarge, file.name);
      try {
        const { data, message } = await reading.mutateAsync(file);
        const { filePath: id, name, text } = data;
        onRead({ id, name, text, message });
      } catch (error) {
        toast.error(titles.failed, messageOf(error, t));
      }
    },
  };
}
