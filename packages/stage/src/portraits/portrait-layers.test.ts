import { createCanvas } from '@napi-rs/canvas';
import {
  PRESENTER_PLACES,
  type ShownPortrait,
  type TimelineScene,
  VIDEO_FORMATS,
  VISEMES,
} from '@tarima/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createScenePicture } from '../create-scene-picture.ts';
import { sceneFrame } from '../frames/scene-frame.ts';
import type { FindPicture, Layer } from '../scene-picture.ts';
import { sampleTimeline } from '../testing/sample-timeline.ts';
import { pixelsOf, testCanvas } from '../testing/test-canvas.ts';
import { squareOf } from './place-portrait.ts';

const PORTRAIT: ShownPortrait = {
  ...{ name: 'Carmen Ríos', picture: 'c'.repeat(64), mediaType: 'image/jpeg' },
  ...{ width: 300, height: 400 },
};
const RED = '#e01b24';
const FACES = PRESENTER_PLACES.filter((place) => place !== 'away');
const WIDE = { format: 'horizontal', presenterPlace: 'full' } as const;
/** Speech from 1 s to 3 s, with the rests before and after it. */
const SPEECH: TimelineScene['visemes'] = [
  ...Array.from({ length: 20 }, (_, index) => ({
    viseme: (['ah', 'pbm', 'eh', 'td'] as const)[index % 4] ?? 'ah',
    start: 1 + index / 10,
  })),
  { viseme: 'rest', start: 3 },
];

const photo: FindPicture = (name) => {
  if (name !== PORTRAIT.picture) return null;
  const canvas = createCanvas(PORTRAIT.width, PORTRAIT.height);
  const context = canvas.getContext('2d');
  context.fillStyle = RED;
  context.fillRect(0, 0, PORTRAIT.width, PORTRAIT.height);
  // Canvases of the library are drawn as the browser's are. Only their type differs.
  return canvas as unknown as CanvasImageSource;
};

function layersOf(
  { format, presenterPlace }: { format: 'horizontal' | 'vertical'; presenterPlace: string },
  { visemes = SPEECH, find = photo, name = PORTRAIT.name } = {},
): Map<string, Layer> {
  const place = PRESENTER_PLACES.find((known) => known === presenterPlace) ?? 'away';
  const timeline = sampleTimeline(
    { format, presenterId: 'no-drawn-presenter', portrait: { ...PORTRAIT, name } },
    { presenterPlace: place, visemes, layout: 'points' },
  );
  const { layers } = createScenePicture(testCanvas(8, 8), timeline, 0, find);
  return new Map(layers.map((layer) => [layer.name, layer]));
}

/** The states of a layer, frame by frame. */
const statesOf = (layer: Layer | undefined, seconds: number) =>
  Array.from({ length: seconds * 25 }, (_, frame) => layer?.stateAt(frame / 25));

it.each(
  VIDEO_FORMATS.flatMap((format) => FACES.map((presenterPlace) => ({ format, presenterPlace }))),
)('a still that never moves stands in its frame, $format $presenterPlace', (shot) => {
  const layers = layersOf(shot);
  expect(['eyes', 'mouth', 'presenter'].filter((name) => layers.has(name))).toEqual([]);
  const frame = layers.get('portrait');
  expect(new Set(statesOf(frame, 8)).size).toBe(1);
  const { figure } = sceneFrame({ format: shot.format }, shot.presenterPlace);
  if (!frame || !figure) throw new Error('nobody is there');
  const context = testCanvas(1280, 1280);
  frame.draw(context, 2);
  const pixels = pixelsOf(context, figure);
  let red = 0;
  for (let index = 0; index < pixels.length; index += 4)
    if ((pixels[index] ?? 0) > 200 && (pixels[index + 1] ?? 255) < 60) red++;
  expect(red).toBeGreaterThan(figure.width * figure.height * 0.3);
  const wave = layers.get('sound-wave')?.bounds;
  if (!wave) throw new Error('no wave');
  // Small enough that a frame in which only the wave moves stays cheap.
  expect(wave.width * wave.height).toBeLessThan(10_000);
  expect([wave.x >= figure.x, wave.y + wave.height <= figure.y + figure.height]).toEqual([
    true,
    true,
  ]);
});

it('the wave follows the speech, changes every second frame and rests in pauses', () => {
  const wave = layersOf(WIDE).get('sound-wave');
  const states = statesOf(wave, 5);
  const rest = states[0];
  expect(new Set(states.slice(0, 22))).toEqual(new Set([rest]));
  expect(new Set(states.slice(25, 75)).size).toBeGreaterThan(6);
  expect(states.slice(30, 70)).not.toContain(rest);
  expect(new Set(states.slice(90))).toEqual(new Set([rest]));
  for (let frame = 1; frame < states.length; frame += 2)
    expect(states[frame]).toBe(states[frame - 1]);
});

it('an open vowel makes higher bars than closed lips', () => {
  const heightOf = (viseme: 'ah' | 'pbm') => {
    const visemes = [{ viseme, start: 0 }];
    const wave = layersOf(WIDE, { visemes }).get('sound-wave');
    return Math.max(...(wave?.stateAt(2).split('.').map(Number) ?? []));
  };
  expect(heightOf('ah')).toBeGreaterThan(heightOf('pbm'));
  expect(heightOf('pbm')).toBeGreaterThan(0);
});

it('equal states of the wave are equal pictures, whatever the speech', () => {
  const seen = new Map<string, string>();
  const sounds = fc.array(fc.constantFrom(...VISEMES), { maxLength: 30 });
  fc.assert(
    fc.property(sounds, fc.integer({ min: 0, max: 100 }), (shapes, frame) => {
      const visemes = shapes.map((viseme, index) => ({ viseme, start: index * 0.1 }));
      const wave = layersOf(WIDE, { visemes }).get('sound-wave');
      if (!wave) return;
      const context = testCanvas(1280, 720);
      wave.draw(context, frame / 25);
      const picture = Buffer.from(pixelsOf(context, wave.bounds)).toString('base64');
      const state = wave.stateAt(frame / 25);
      expect(seen.get(state) ?? picture).toBe(picture);
      seen.set(state, picture);
    }),
    { numRuns: 60 },
  );
});

it('nobody is there when the presenter is away, or the photo has gone', () => {
  for (const format of VIDEO_FORMATS) {
    const away = layersOf({ format, presenterPlace: 'away' });
    const gone = layersOf({ format, presenterPlace: 'full' }, { find: () => null });
    for (const layers of [away, gone])
      expect([layers.has('portrait'), layers.has('sound-wave')]).toEqual([false, false]);
    // The words take the room, as they do without a presenter.
    const words = [away, gone].map((layers) =>
      [...layers.values()].filter(({ tells }) => tells).map(({ bounds }) => bounds),
    );
    expect(words[0]?.length).toBeGreaterThan(1);
    expect(words[1]).toEqual(words[0]);
    expect(gone.get('background')?.stateAt(1)).toBe(away.get('background')?.stateAt(1));
  }
});

it.each(VIDEO_FORMATS)('a name stands below the photo and never leaves the card, %s', (format) => {
  const names = ['Al', 'María Fernanda González de la Torre Villaseñor', 'W'.repeat(60)];
  for (const presenterPlace of FACES)
    for (const name of names) {
      const frame = layersOf({ format, presenterPlace }, { name }).get('portrait');
      const blank = layersOf({ format, presenterPlace }, { name: '' }).get('portrait');
      if (!frame || !blank) throw new Error('nobody is there');
      const drawn = [frame, blank].map((layer) => {
        const context = testCanvas(1280, 1280);
        layer.draw(context, 0);
        return pixelsOf(context, frame.bounds);
      });
      const { figure } = sceneFrame({ format }, presenterPlace);
      let outside = 0;
      let inside = 0;
      drawn[0]?.forEach((value, index) => {
        if (value === drawn[1]?.[index]) return;
        const pixel = Math.floor(index / 4);
        const x = frame.bounds.x + (pixel % frame.bounds.width);
        const y = frame.bounds.y + Math.floor(pixel / frame.bounds.width);
        const isIn =
          figure !== null &&
          x > figure.x &&
          x < figure.x + figure.width &&
          y < figure.y + figure.height - 2;
        if (isIn) inside++;
        else outside++;
      });
      expect([presenterPlace, name, outside]).toEqual([presenterPlace, name, 0]);
      // The small frame in the corner has no room for a name.
      expect(inside > 0).toBe(presenterPlace !== 'corner');
    }
});

it('shows the square of a photo in which a face usually is', () => {
  expect(squareOf({ width: 900, height: 1200 })).toEqual({ x: 0, y: 75, width: 900, height: 900 });
  expect(squareOf({ width: 1600, height: 900 })).toEqual({
    ...{ x: 350, y: 0, width: 900, height: 900 },
  });
});
