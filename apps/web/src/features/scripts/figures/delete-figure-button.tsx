import { figureEndpoints, type ProjectFigure } from '@tarima/contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { keyOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';

type DeleteFigureButtonProps = {
  projectId: string;
  /** A picture of the author's. */
  figure: ProjectFigure;
  onDeleted: () => void;
};

/** Deletes an author's picture after a question, because other scenes may show it. */
export function DeleteFigureButton({ projectId, figure, onDeleted }: DeleteFigureButtonProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const deleting = useChange(figureEndpoints.delete, {
    failure: t('editor.figures.deleteError'),
    refreshes: [keyOf(figureEndpoints.list, { params: { projectId } })],
    refreshesAfterFailure: true,
  });
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        className="justify-self-start"
        aria-disabled={deleting.isPending}
        onClick={() => !deleting.isPending && setIsAsking(true)}
      >
        <Trash2 aria-hidden />
        {t('editor.figures.delete')}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('editor.figures.deleteQuestion')}
        description={t('editor.figures.deleteHint')}
        confirmLabel={t('editor.figures.delete')}
        onConfirm={() =>
          deleting.mutate({ params: { projectId, picture: figure.picture } }, onDeleted)
        }
      />
    </>
  );
}
