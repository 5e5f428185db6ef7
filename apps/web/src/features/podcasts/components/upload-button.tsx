import { PODCAST_FILE_EXTENSIONS } from '@tarima/contract';
import { LoaderCircle, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';

type UploadButtonProps = { isReading: boolean; onFile: (file: File) => void };

/** Chooses the one file of a podcast. */
export function UploadButton({ isReading, onFile }: UploadButtonProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={PODCAST_FILE_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
        aria-label={t('podcasts.sources.upload')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        variant="secondary"
        className="max-sm:flex-1 max-sm:px-2"
        disabled={isReading}
        onClick={() => input.current?.click()}
      >
        {isReading ? <LoaderCircle aria-hidden className="animate-spin" /> : <Upload aria-hidden />}
        {t(isReading ? 'podcasts.sources.uploading' : 'podcasts.sources.upload')}
      </Button>
    </>
  );
}
