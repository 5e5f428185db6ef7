import { PORTRAIT_EXTENSIONS } from '@tarima/contract';
import { ImagePlus } from 'lucide-react';
import { type Ref, useEffect, useId, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { PresenterStill } from '#web/features/avatars/components/presenter-still.tsx';
import { classNames } from '#web/lib/class-names.ts';

const ACCEPTED = PORTRAIT_EXTENSIONS.map((extension) => `.${extension}`).join(',');

type PhotoFieldProps = {
  file: File | null;
  error: string | undefined;
  /** Gets the focus when the photo is missing. */
  buttonRef: Ref<HTMLButtonElement>;
  onChange: (file: File) => void;
};

/** Chooses a photo from a file, and shows the square that videos show. */
export function PhotoField({ file, error, buttonRef, onChange }: PhotoFieldProps) {
  const { t } = useTranslation();
  const noteId = useId();
  const address = useAddressOf(file);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    multiple: false,
    onDrop: ([dropped]) => dropped && onChange(dropped),
  });
  return (
    <div
      {...getRootProps({ role: 'group', 'aria-label': t('members.portraits.photo') })}
      className={classNames(
        'flex flex-wrap items-center gap-4 rounded-2xl border-2 border-dashed p-4 transition-colors',
        isDragActive && 'border-primary bg-primary-soft',
        error && 'border-destructive',
      )}
    >
      <PresenterStill
        src={address}
        name=""
        alt=""
        className="size-28 shrink-0 rounded-xl border object-[50%_25%]"
      />
      <div className="grid min-w-40 flex-1 justify-items-start gap-2">
        <input
          {...getInputProps({
            accept: ACCEPTED,
            'aria-label': t('members.portraits.photo'),
            'aria-describedby': noteId,
            tabIndex: -1,
          })}
        />
        <Button
          ref={buttonRef}
          type="button"
          variant="secondary"
          aria-describedby={noteId}
          onClick={open}
        >
          <ImagePlus aria-hidden />
          {t(file ? 'members.portraits.changePhoto' : 'members.portraits.choosePhoto')}
        </Button>
        <p
          id={noteId}
          role={error ? 'alert' : undefined}
          className={classNames(
            'text-sm text-pretty',
            error ? 'text-destructive' : 'text-muted-foreground',
          )}
        >
          {error ?? t('members.portraits.photoHint')}
        </p>
      </div>
    </div>
  );
}

/** An address in this page for the chosen file. Empty for none. */
function useAddressOf(file: File | null): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
