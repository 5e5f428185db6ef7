import { useQueryClient } from '@tanstack/react-query';
import {
  figureEndpoints,
  LAYOUTS,
  type Language,
  PRESENTER_PLACES,
  type ProjectFigure,
} from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { keyOf } from '#web/lib/api.ts';
import { addressOfFigure, figureNamed, nameOfFigure } from '../figures/use-project-figures.ts';
import type { SceneWording } from './scene/scene-controls.ts';
import type { DirectionTexts, EditorTexts } from './script-extensions.ts';

/** Keywords for directions in the script's language, which can differ from the interface's. */
const KEYWORDS = {
  es: { scene: 'Escena', voice: 'Voz' },
  en: { scene: 'Scene', voice: 'Voice' },
  pt: { scene: 'Cena', voice: 'Voz' },
} as const;

/**
 * Labels of the editor, in the interface language at the time of the call. The editor outlives a language
 * change. Scenes name figures of the project.
 */
export function useEditorTexts(language: Language, projectId: string): () => EditorTexts {
  const { i18n } = useTranslation();
  const queryClient = useQueryClient();
  const texts = (direction: 'scene' | 'voice'): DirectionTexts => {
    const label = i18n.t(`editor.directions.${direction}.label`);
    return {
      keyword: KEYWORDS[language][direction],
      label,
      grip: i18n.t('editor.directions.grip', { label }),
      remove: i18n.t('editor.directions.remove', { label }),
      placeholder: i18n.t(`editor.directions.${direction}.placeholder`),
    };
  };
  const figureOf = (digits: string) => {
    const key = keyOf(figureEndpoints.list, { params: { projectId } });
    const figure = figureNamed(queryClient.getQueryData<ProjectFigure[]>(key) ?? [], digits);
    if (!figure) return null;
    return { address: addressOfFigure(projectId, figure), name: nameOfFigure(figure, i18n.t) };
  };
  const choices = (): SceneWording => ({
    layout: {
      label: i18n.t('editor.scene.layout'),
      automatic: i18n.t('editor.scene.automaticLayout'),
      names: namesOf(LAYOUTS, (layout) => i18n.t(`editor.scene.layouts.${layout}`)),
    },
    presenter: {
      label: i18n.t('editor.scene.presenter'),
      automatic: i18n.t('editor.scene.automaticPresenter'),
      names: namesOf(PRESENTER_PLACES, (place) => i18n.t(`editor.scene.places.${place}`)),
    },
    addFigure: i18n.t('editor.figures.add'),
    changeFigure: (name) => i18n.t('editor.figures.change', { name }),
    removeFigure: (name) => i18n.t('editor.figures.remove', { name }),
    goneFigure: i18n.t('editor.figures.gone'),
    figureOf,
  });
  return () => ({
    scene: { ...texts('scene'), choices: choices() },
    voice: texts('voice'),
    placeholder: i18n.t('editor.placeholder'),
  });
}

/** The names of all values. */
const namesOf = <Value extends string>(
  values: readonly Value[],
  nameOf: (value: Value) => string,
): Record<Value, string> =>
  // Every value has its entry.
  Object.fromEntries(values.map((value) => [value, nameOf(value)])) as Record<Value, string>;
