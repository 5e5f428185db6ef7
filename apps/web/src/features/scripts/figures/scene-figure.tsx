import type { Script } from '@tarima/contract';
import { Suspense } from 'react';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { chooseForScene } from '../editor/scene/choose-for-scene.ts';
import type { ScriptEditor } from '../use-script-editor.ts';

/** Lazy: most scenes keep their picture. */
const FigureDialog = lazyPart(async () => ({
  default: (await import('./figure-dialog.tsx')).FigureDialog,
}));

type SceneFigureProps = { script: Script; editing: ScriptEditor };

/** The question for the picture of a scene block, once its button was pressed. */
export function SceneFigure({ script, editing }: SceneFigureProps) {
  const { editor, figureFor, setFigureFor } = editing;
  if (!figureFor) return null;
  const close = () => setFigureFor(null);
  return (
    <Suspense fallback={null}>
      <FigureDialog
        projectId={script.projectId}
        begin={figureFor.attrs.choices}
        onChoose={(chosen) => {
          close();
          editor.view.dispatch(chooseForScene(editor.state, figureFor, chosen));
        }}
        onClose={close}
      />
    </Suspense>
  );
}
