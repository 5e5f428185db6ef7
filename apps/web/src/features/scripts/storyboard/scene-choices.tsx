import { LAYOUTS, PRESENTER_PLACES } from '@tarima/contract';
import { ImageIcon, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import type { SceneChoices as Choices } from '../editor/scene/scene-block.ts';
import { FigureDialog } from '../figures/figure-dialog.tsx';
import {
  addressOfFigure,
  figureNamed,
  nameOfFigure,
  useProjectFigures,
} from '../figures/use-project-figures.ts';

type SceneChoicesProps = {
  projectId: string;
  choices: Choices;
  onChange: (change: Partial<Choices>) => void;
};

/** Selects need a value for no choice. */
const AUTOMATIC = 'automatic';

/** The layout, the presenter's place and the picture of a scene. */
export function SceneChoices({ projectId, choices, onChange }: SceneChoicesProps) {
  const { t } = useTranslation();
  const [isChoosing, setIsChoosing] = useState(false);
  const { data: figures = [] } = useProjectFigures(projectId);
  const figure = choices.figure === null ? undefined : figureNamed(figures, choices.figure);
  const name = figure ? nameOfFigure(figure, t) : t('editor.figures.gone');
  const chosen = <Value extends string>(values: readonly Value[], value: string) =>
    values.find((each) => each === value) ?? null;
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @md:grid-cols-2">
        <Field label={t('editor.scene.layout')}>
          {(control) => (
            <Select
              {...control}
              value={choices.layout ?? AUTOMATIC}
              options={[
                { value: AUTOMATIC, label: t('editor.scene.automaticLayout') },
                ...LAYOUTS.map((value) => ({ value, label: t(`editor.scene.layouts.${value}`) })),
              ]}
              onValueChange={(value) => onChange({ layout: chosen(LAYOUTS, value) })}
            />
          )}
        </Field>
        <Field label={t('editor.scene.presenter')}>
          {(control) => (
            <Select
              {...control}
              value={choices.presenter ?? AUTOMATIC}
              options={[
                { value: AUTOMATIC, label: t('editor.scene.automaticPresenter') },
                ...PRESENTER_PLACES.map((value) => ({
                  value,
                  label: t(`editor.scene.places.${value}`),
                })),
              ]}
              onValueChange={(value) => onChange({ presenter: chosen(PRESENTER_PLACES, value) })}
            />
          )}
        </Field>
        <div className="flex min-w-0 flex-wrap items-center gap-2 @md:col-span-full">
          <Button
            variant="secondary"
            className="max-w-full"
            aria-label={choices.figure ? t('editor.figures.change', { name }) : undefined}
            onClick={() => setIsChoosing(true)}
          >
            {figure ? (
              <img
                src={addressOfFigure(projectId, figure)}
                alt=""
                className="h-6 w-9 rounded-sm bg-white object-contain"
              />
            ) : (
              <ImageIcon aria-hidden />
            )}
            <span className="truncate">{choices.figure ? name : t('editor.figures.add')}</span>
          </Button>
          {choices.figure && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('editor.figures.remove', { name })}
              onClick={() => onChange({ figure: null, crop: null })}
            >
              <X aria-hidden />
            </Button>
          )}
        </div>
        {isChoosing && (
          <FigureDialog
            projectId={projectId}
            begin={choices}
            onChoose={(figureChoice) => {
              setIsChoosing(false);
              onChange(figureChoice);
            }}
            onClose={() => setIsChoosing(false)}
          />
        )}
      </div>
    </div>
  );
}
