import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';

type FileButtonProps = {
  /** The name of the model. */
  name: string;
  isDisabled?: boolean;
  onFile: (file: File) => void;
};

/** Chooses the archive of a model on this computer. */
export function FileButton({ name, isDisabled = false, onFile }: FileButtonProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".tar,.gz,.tgz,.bz2,.tbz2"
        aria-label={t('voiceModels.fileOf', { name })}
        tabIndex={-1}
        disabled={isDisabled}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file may be chosen again.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Button variant="secondary" disabled={isDisabled} onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        {t('voiceModels.chooseFile')}
        <span className="sr-only">{name}</span>
      </Button>
    </>
  );
}
