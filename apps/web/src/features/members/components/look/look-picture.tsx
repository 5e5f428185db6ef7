import { companyLookEndpoints, FIGURE_EXTENSIONS, type Picture } from '@tarima/contract';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { useCall } from '#web/lib/use-change.ts';

type LookPictureProps = {
  companyId: string;
  label: string;
  hint: string;
  picture: Picture | null;
  onChange: (picture: Picture | null) => void;
};

const ACCEPTED = FIGURE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** Chooses a picture from a file. It is sent at once, and becomes part of the look when saved. */
export function LookPicture({ companyId, label, hint, picture, onChange }: LookPictureProps) {
  const { t, i18n } = useTranslation();
  const thing = label.toLocaleLowerCase(i18n.language);
  const input = useRef<HTMLInputElement>(null);
  const add = useCall(
    async (api, file: File) => {
      const form = new FormData();
      form.append('file', file);
      const sent = await api.upload(companyLookEndpoints.addPicture, form, () => {}, { companyId });
      return sent.data;
    },
    { failure: t('members.look.pictureError') },
  );
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-2">
          {picture && (
            <img
              src={`/api/v1/companies/${companyId}/look/pictures/${picture.picture}`}
              alt={label}
              className="h-control max-w-32 rounded-lg border object-contain"
            />
          )}
          <input
            ref={input}
            id={control.id}
            aria-describedby={control['aria-describedby']}
            type="file"
            accept={ACCEPTED}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              // The same file may be chosen again.
              event.currentTarget.value = '';
              if (file) add.mutate(file, onChange);
            }}
          />
          <Button
            type="button"
            variant="secondary"
            disabled={add.isPending}
            onClick={() => input.current?.click()}
          >
            <ImagePlus aria-hidden />
            {t(picture ? 'members.look.replacePicture' : 'members.look.choose', { thing })}
          </Button>
          {picture && (
            <Button
              type="button"
              variant="ghost"
              size="icon"
              aria-label={t('members.look.removePicture', { thing })}
              onClick={() => onChange(null)}
            >
              <Trash2 aria-hidden />
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
