import { MAX_FILE_BYTES, PODCAST_FILE_EXTENSIONS } from '@tarima/contract';
import { FileText, LoaderCircle, Upload, X } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useUploadSource } from '../api/upload-source.ts';
import type { PodcastForm } from '../podcast-form.schema.ts';

type UploadFieldProps = {
  upload: PodcastForm['upload'];
  onUploaded: (upload: NonNullable<PodcastForm['upload']>) => void;
  onRemove: () => void;
};

const isAllowed = (name: string) =>
  PODCAST_FILE_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(`.${extension}`));

/** One file. Its text goes into the text field at once. */
export function UploadField({ upload, onUploaded, onRemove }: UploadFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const uploading = useUploadSource();

  const handleFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    if (!isAllowed(file.name)) return toast.error(t('podcasts.sources.uploadFormat'), file.name);
    if (file.size > MAX_FILE_BYTES) {
      return toast.error(t('podcasts.sources.uploadTooLarge'), file.name);
    }
    try {
      const { data, message } = await uploading.mutateAsync(file);
      const { filePath: id, name, text } = data;
      onUploaded({ id, name, text, message });
    } catch (error) {
      toast.error(t('podcasts.sources.uploadTitle'), messageOf(error, t));
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        ref={input}
        type="file"
        accept={PODCAST_FILE_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
        aria-label={t('podcasts.sources.upload')}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => void handleFile(event)}
      />
      {upload ? (
        <span className="flex min-w-0 items-center gap-2 rounded-xl bg-muted py-1 pr-1 pl-3 text-sm">
          <FileText aria-hidden className="size-4 shrink-0" />
          <span className="truncate">{upload.name}</span>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('podcasts.sources.removeFile', { name: upload.name })}
            onClick={onRemove}
          >
            <X aria-hidden />
          </Button>
        </span>
      ) : (
        <>
          <Button
            variant="secondary"
            disabled={uploading.isPending}
            onClick={() => input.current?.click()}
          >
            {uploading.isPending ? (
              <LoaderCircle aria-hidden className="animate-spin" />
            ) : (
              <Upload aria-hidden />
            )}
            {t(uploading.isPending ? 'podcasts.sources.uploading' : 'podcasts.sources.upload')}
          </Button>
          <span className="text-sm text-muted-foreground">
            {t('podcasts.sources.uploadHint', { megabytes: MAX_FILE_BYTES / 1024 / 1024 })}
          </span>
        </>
      )}
      <p role="status" className="w-full text-sm text-pretty text-muted-foreground empty:hidden">
        {upload?.message}
      </p>
    </div>
  );
}
