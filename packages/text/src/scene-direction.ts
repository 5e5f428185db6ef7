import {
  LANGUAGES,
  LAYOUTS,
  type Language,
  type Layout,
  PRESENTER_PLACES,
  type PresenterPlace,
} from '@tarima/contract/constants';
import { SCENE_WORDS } from './scene-words.ts';

/**
 * The content of a `[Scene: …]` line: parts between semicolons, in any order and language, as in
 * `steps; presenter in the corner; figure 3fa9c012; crop 10 0 50 100`. All other parts describe the
 * picture in the author's own words.
 */
export type SceneDirection = {
  layout: Layout | null;
  presenter: PresenterPlace | null;
  /** The opening of a picture's name, at least `FIGURE_DIGITS` long. */
  figure: string | null;
  /** The part of the figure to show. All four are shares of its size, from 0 to 1. */
  crop: { x: number; y: number; width: number; height: number } | null;
  description: string;
};

/** Digits of a picture's name that a script cites. */
export const FIGURE_DIGITS = 8;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

/** The values by their words in all languages. */
function byWord<Value extends string>(
  values: readonly Value[],
  wordOf: (value: Value, language: Language) => string,
): Map<string, Value> {
  return new Map(
    LANGUAGES.flatMap((language) =>
      values.map((value) => [plain(wordOf(value, language)), value] as const),
    ),
  );
}

const LAYOUT_WORDS = byWord(LAYOUTS, (layout, language) => SCENE_WORDS[language].layouts[layout]);
const PLACE_WORDS = byWord(
  PRESENTER_PLACES,
  (place, language) => SCENE_WORDS[language].places[place],
);
const anyOf = (key: 'figure' | 'crop') =>
  LANGUAGES.map((language) => SCENE_WORDS[language][key]).join('|');
const FIGURE = new RegExp(`^(?:${anyOf('figure')}) ([0-9a-f]{${FIGURE_DIGITS},64})$`);
const CROP = new RegExp(`^(?:${anyOf('crop')}) (\\d{1,3}) (\\d{1,3}) (\\d{1,3}) (\\d{1,3})$`);

/** Reads the text of a scene block. Of a repeated part the last one counts. */
export function parseSceneDirection(text: string): SceneDirection {
  const direction: SceneDirection = {
    layout: null,
    presenter: null,
    figure: null,
    crop: null,
    description: '',
  };
  const own: string[] = [];
  for (const part of text.split(';')) {
    const word = plain(part);
    const layout = LAYOUT_WORDS.get(word);
    const place = PLACE_WORDS.get(word);
    const figure = FIGURE.exec(word)?.[1];
    const crop = CROP.exec(word);
    if (layout) direction.layout = layout;
    else if (place) direction.presenter = place;
    else if (figure) direction.figure = figure;
    else if (crop) direction.crop = cropOf(crop.slice(1).map(Number));
    else if (word) own.push(part.trim());
  }
  return { ...direction, description: own.join('; ') };
}

/** The crop of four percentages; null if nothing is left of the picture. */
function cropOf([x = 0, y = 0, width = 0, height = 0]: number[]): SceneDirection['crop'] {
  const left = Math.min(x, 100);
  const top = Math.min(y, 100);
  const crop = {
    x: left / 100,
    y: top / 100,
    width: Math.min(width, 100 - left) / 100,
    height: Math.min(height, 100 - top) / 100,
  };
  return crop.width > 0 && crop.height > 0 ? crop : null;
}

/** Writes a direction so that `parseSceneDirection` reads it back. Crops are rounded to percents. */
export function formatSceneDirection(direction: SceneDirection, language: Language): string {
  const words = SCENE_WORDS[language];
  const { layout, presenter, figure, crop, description } = direction;
  const percent = (share: number) => Math.round(share * 100);
  return [
    layout && words.layouts[layout],
    presenter && words.places[presenter],
    figure && `${words.figure} ${figure.slice(0, FIGURE_DIGITS)}`,
    crop && `${words.crop} ${[crop.x, crop.y, crop.width, crop.height].map(percent).join(' ')}`,
    description,
  ]
    .filter(Boolean)
    .join('; ');
}
