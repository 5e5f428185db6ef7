import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  stickyActionsStyles,
  wholeTaskStyles,
} from '#web/components/ui/dialog.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { classNames } from '#web/lib/class-names.ts';
import type { SceneChoices } from '../editor/scene/scene-block.ts';
import { AddFigureButton } from './add-figure-button.tsx';
import { cropOfShares, sharesOfCrop } from './crop.ts';
import { CropField } from './crop-field.tsx';
import { DeleteFigureButton } from './delete-figure-button.tsx';
import { FigureGrid } from './figure-grid.tsx';
import {
  addressOfFigure,
  figureNamed,
  nameOfFigure,
  useProjectFigures,
} from './use-project-figures.ts';

type Chosen = Pick<SceneChoices, 'figure' | 'crop'>;

type FigureDialogProps = {
  projectId: string;
  /** The choice of the scene so far. */
  begin: Chosen;
  onChoose: (chosen: Chosen) => void;
  onClose: () => void;
};

/** Chooses the picture of a scene: a figure of the documents, the author's own, or none. */
export function FigureDialog({ projectId, begin, onChoose, onClose }: FigureDialogProps) {
  const { t } = useTranslation();
  const list = useProjectFigures(projectId);
  const figures = list.data ?? [];
  const [digits, setDigits] = useState(begin.figure);
  const [crop, setCrop] = useState(() => cropOfShares(begin.crop));
  const figure = digits === null ? undefined : figureNamed(figures, digits);
  const choose = (picture: string) => {
    setDigits(picture);
    setCrop(cropOfShares(null));
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('editor.figures.title')}
        description={t('editor.figures.description')}
        className={classNames(wholeTaskStyles, 'content-start sm:max-w-4xl')}
      >
        <div className="grid gap-6 lg:grid-cols-2">
          <div className="grid content-start gap-4">
            <div>
              <AddFigureButton projectId={projectId} onAdded={({ picture }) => choose(picture)} />
            </div>
            {list.data ? (
              figures.length > 0 ? (
                <FigureGrid
                  projectId={projectId}
                  figures={figures}
                  value={figure?.picture ?? ''}
                  onChange={choose}
                />
              ) : (
                <p className="text-sm text-muted-foreground">{t('editor.figures.empty')}</p>
              )
            ) : list.isError ? (
              <LoadError title={t('editor.figures.loadError')} query={list} />
            ) : (
              <Skeleton className="h-64" />
            )}
          </div>
          {figure && (
            <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
              <CropField
                address={addressOfFigure(projectId, figure)}
                name={figure.alt || figure.caption || nameOfFigure(figure, t)}
                crop={crop}
                onChange={setCrop}
              />
              {figure.origin === 'author' && (
                <DeleteFigureButton
                  projectId={projectId}
                  figure={figure}
                  onDeleted={() => setDigits(null)}
                />
              )}
            </div>
          )}
        </div>
        <div className={classNames(stickyActionsStyles, 'flex flex-wrap justify-end gap-2')}>
          <Button variant="secondary" onClick={() => onChoose({ figure: null, crop: null })}>
            {t('editor.figures.none')}
          </Button>
          <Button
            disabled={!figure}
            onClick={() => figure && onChoose({ figure: figure.picture, crop: sharesOfCrop(crop) })}
          >
            {t('editor.figures.use')}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
