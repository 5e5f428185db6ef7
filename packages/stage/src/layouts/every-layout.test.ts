import { createCanvas } from '@napi-rs/canvas';
import {
  CAPTION_PLACES,
  LANGUAGES,
  LAYOUTS,
  PRESENTER_PLACES,
  TEMPLATES,
  type Timeline,
  VIDEO_FORMATS,
} from '@tarima/contract';
import { describe, expect, test } from 'vitest';
import { createScenePicture } from '../create-scene-picture.ts';
import { PRESENTERS } from '../presenters/catalogue.ts';
import type { ScenePicture } from '../scene-picture.ts';
import { type DrawnText, drawnTexts, inside, overlap } from '../testing/drawn-texts.ts';
import { fuzzedScene, LENGTHS } from '../testing/fuzzed-scene.ts';
import { sampleTimeline } from '../testing/sample-timeline.ts';
import { testCanvas } from '../testing/test-canvas.ts';

const MARGINS = { horizontal: { x: 60, y: 34 }, vertical: { x: 36, y: 40 } } as const;
const LEAST_SIZE = { horizontal: 26, vertical: 24 } as const;
/** The canvas stands for a picture of any size. */
const picture = createCanvas(900, 900) as unknown as CanvasImageSource;

const portrait = PRESENTERS.find(({ type }) => type === 'talking_photo')?.id ?? '';
const looks: Partial<Timeline>[] = [
  ...TEMPLATES.map((templateId) => ({ mode: 'stock' as const, presenterId: null, templateId })),
  ...[portrait, 'daniel', 'antonio', 'lucia'].map((presenterId) => ({ presenterId })),
];

const cases = VIDEO_FORMATS.flatMap((format) =>
  LANGUAGES.flatMap((language) =>
    LAYOUTS.flatMap((layout, place) =>
      LENGTHS.map((length, size) => ({
        format,
        language,
        layout,
        length,
        number: place * 5 + size,
      })),
    ),
  ),
);

describe.each(LAYOUTS)('the layout %s', (layout) => {
  test.each(VIDEO_FORMATS)('keeps every word in its place, %s', (format) => {
    for (const drawn of cases.filter((one) => one.layout === layout && one.format === format)) {
      const { language, length, number } = drawn;
      for (const turn of [0, 5]) {
        const look = looks[(number + turn) % looks.length] ?? {};
        const captionPlace = CAPTION_PLACES[(number + turn) % CAPTION_PLACES.length];
        const presenterPlace =
          PRESENTER_PLACES[(number + turn) % PRESENTER_PLACES.length] ?? 'beside';
        const scene = { ...fuzzedScene(layout, language, length), presenterPlace };
        const timeline = sampleTimeline({ format, language, captionPlace, ...look }, scene);
        const made = createScenePicture(testCanvas(8, 8), timeline, 0, () => picture);
        const name = [language, length, presenterPlace, captionPlace, JSON.stringify(look)].join(
          ' ',
        );
        for (const t of [0.6, 4, 11]) checkTexts(made, t, format, `${name} at ${t}`);
      }
    }
  });
});

function checkTexts(made: ScenePicture, t: number, format: Timeline['format'], name: string): void {
  const { x, y } = MARGINS[format];
  const safe = { x, y, width: made.width - x * 2, height: made.height - y * 2 };
  const texts = drawnTexts(made, t).filter(({ layer }) => layer !== 'background');
  const faults = texts.flatMap((one, index) => [
    ...(inside(one.box, safe) ? [] : [`${one.text} leaves the safe area`]),
    ...(inside(one.box, boundsOf(made, one)) ? [] : [`${one.text} leaves its layer`]),
    ...(one.size >= LEAST_SIZE[format] ? [] : [`${one.text} is too small: ${one.size}`]),
    ...texts
      .slice(0, index)
      .filter((other) => overlap(one.box, other.box))
      .map((other) => `“${one.text}” (${one.layer}) lies over “${other.text}” (${other.layer})`),
    ...facesOf(made)
      .filter((face) => one.layer !== 'captions' && overlap(one.box, face))
      .map(() => `${one.text} lies over the presenter`),
  ]);
  expect(faults, name).toEqual([]);
}

const boundsOf = ({ layers }: ScenePicture, { layer: wanted }: DrawnText) =>
  layers.find(({ name }) => name === wanted)?.bounds ?? { x: 0, y: 0, width: 0, height: 0 };

/** The room of the presenter's head and moving chest. */
const facesOf = ({ layers }: ScenePicture) =>
  layers.filter(({ name }) => name === 'eyes' || name === 'mouth').map(({ bounds }) => bounds);
