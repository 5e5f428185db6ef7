import { LAYOUTS, type Layout, PRESENTER_PLACES, type PresenterPlace } from '@tarima/contract';
import type { SceneChoices } from './scene-block.ts';

type ChoiceWording<Value extends string> = {
  label: string;
  /** The name of no choice. */
  automatic: string;
  names: Record<Value, string>;
};

export type SceneWording = {
  layout: ChoiceWording<Layout>;
  presenter: ChoiceWording<PresenterPlace>;
  addFigure: string;
  changeFigure: (name: string) => string;
  removeFigure: (name: string) => string;
  /** Of a figure that has gone. */
  goneFigure: string;
  /** The picture of a figure by its digits in the script; null while it is not known. */
  figureOf: (digits: string) => { address: string; name: string } | null;
};

type SceneControlsOptions = {
  wording: SceneWording;
  onChange: (change: Partial<SceneChoices>) => void;
  onChooseFigure: () => void;
};

/** The layout, the presenter's place and the figure of a scene block. */
export function sceneControls({ wording, onChange, onChooseFigure }: SceneControlsOptions) {
  const dom = document.createElement('div');
  dom.dataset.scene = '';
  dom.setAttribute('contenteditable', 'false');
  const layout = choice(LAYOUTS, wording.layout, (value) => onChange({ layout: value }));
  const presenter = choice(PRESENTER_PLACES, wording.presenter, (value) =>
    onChange({ presenter: value }),
  );
  const figure = document.createElement('button');
  figure.type = 'button';
  figure.dataset.figure = '';
  figure.addEventListener('click', onChooseFigure);
  const remove = document.createElement('button');
  remove.type = 'button';
  remove.dataset.control = 'remove-figure';
  remove.addEventListener('click', () => {
    onChange({ figure: null, crop: null });
    figure.focus();
  });
  dom.append(layout.dom, presenter.dom, figure, remove);

  return {
    dom,
    show(choices: SceneChoices): void {
      layout.show(choices.layout);
      presenter.show(choices.presenter);
      const shown = choices.figure === null ? null : wording.figureOf(choices.figure);
      const name = shown?.name ?? wording.goneFigure;
      const isEmpty = choices.figure === null;
      remove.hidden = isEmpty;
      remove.title = wording.removeFigure(name);
      remove.setAttribute('aria-label', wording.removeFigure(name));
      figure.setAttribute('aria-label', isEmpty ? wording.addFigure : wording.changeFigure(name));
      figure.replaceChildren(
        ...(shown ? [pictureOf(shown.address)] : []),
        isEmpty ? wording.addFigure : name,
      );
    },
  };
}

function pictureOf(address: string): HTMLImageElement {
  const picture = document.createElement('img');
  picture.src = address;
  picture.alt = '';
  picture.loading = 'lazy';
  return picture;
}

function choice<Value extends string>(
  values: readonly Value[],
  wording: ChoiceWording<Value>,
  onChoose: (value: Value | null) => void,
) {
  const dom = document.createElement('select');
  dom.setAttribute('aria-label', wording.label);
  dom.append(
    option(wording.automatic, ''),
    ...values.map((value) => option(wording.names[value], value)),
  );
  dom.addEventListener('change', () =>
    onChoose(values.find((value) => value === dom.value) ?? null),
  );
  return {
    dom,
    show: (value: Value | null): void => {
      dom.value = value ?? '';
    },
  };
}

function option(name: string, value: string): HTMLOptionElement {
  const made = document.createElement('option');
  made.value = value;
  made.textContent = name;
  return made;
}
