import { FIGURE_EXTENSIONS, figureEndpoints, type ProjectFigure } from '@tarima/contract';
import { Upload } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { keyOf } from '#web/lib/api.ts';
import { useCall } from '#web/lib/use-change.ts';

type AddFigureButtonProps = { projectId: string; onAdded: (figure: ProjectFigure) => void };

/** Adds a picture from a file of the author's. */
export function AddFigureButton({ projectId, onAdded }: AddFigureButtonProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const adding = useCall(
    async (api, file: File) => {
      const form = new FormData();
      form.append('file', file, file.name);
      const sent = await api.upload(figureEndpoints.add, form, () => {}, { projectId });
      return sent.data;
    },
    {
      failure: t('editor.figures.addError'),
      refreshes: [keyOf(figureEndpoints.list, { params: { projectId } })],
    },
  );
  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file) adding.mutate(file, onAdded);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={FIGURE_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
        aria-label={t('editor.figures.upload')}
        tabIndex={-1}
        className="sr-only"
        onChange={handleFile}
      />
      <Button
        variant="secondary"
        aria-disabled={adding.isPending}
        onClick={() => !adding.isPending && input.current?.click()}
      >
        <Upload aria-hidden />
        {t(adding.isPending ? 'editor.figures.uploading' : 'editor.figures.upload')}
      </Button>
    </>
  );
}
