import { createCanvas } from '@napi-rs/canvas';
import {
  type CompanyLook,
  LAYOUTS,
  PRESENTER_PLACES,
  TEMPLATES,
  VIDEO_FORMATS,
} from '@tarima/contract';
import { expect, it } from 'vitest';
import { createScenePicture } from '../create-scene-picture.ts';
import { drawMoment } from '../draw-moment.ts';
import type { FindPicture, ScenePicture } from '../scene-picture.ts';
import { sampleScene, sampleTimeline } from '../testing/sample-timeline.ts';
import { inkIn, pixelsOf, testCanvas } from '../testing/test-canvas.ts';

const pictureOf = (letter: string, width: number, height: number) => ({
  ...{ picture: letter.repeat(64), mediaType: 'image/png' as const, width, height },
});
const LOGO = pictureOf('a', 600, 200);
const BACKDROP = pictureOf('b', 160, 90);
const LOOK: CompanyLook = {
  ...{ accent: '#ff0000', second: '#ff0000', font: 'inter', logo: LOGO, backdrop: null },
  ...{ intro: null, outro: null },
};

function coloured({ width, height }: { width: number; height: number }, colour: string) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  // Canvases of the library are drawn as the browser's are. Only their type differs.
  return canvas as unknown as CanvasImageSource;
}
const findPicture: FindPicture = (name) =>
  name === LOGO.picture
    ? coloured(LOGO, '#ff0000')
    : name === BACKDROP.picture
      ? coloured(BACKDROP, '#00ff00')
      : null;

const create = (timeline: Parameters<typeof createScenePicture>[1], find = findPicture) =>
  createScenePicture(testCanvas(8, 8), timeline, 0, find);
function drawn(picture: ScenePicture, t = 2) {
  const context = testCanvas(picture.width, picture.height);
  drawMoment(context, picture, t);
  return context;
}

it.each(VIDEO_FORMATS)('keeps the logo off words and figures, %s', (format) => {
  for (const layout of LAYOUTS) {
    for (const presenterPlace of PRESENTER_PLACES) {
      for (const title of ['', 'Un título que necesita casi todo el ancho de la imagen']) {
        const timeline = sampleTimeline({ format, look: LOOK }, { layout, presenterPlace, title });
        const { layers } = create(timeline);
        const corner = layers.find(({ name }) => name === 'logo')?.bounds;
        if (!corner) throw new Error('no logo');
        const context = testCanvas(corner.width, corner.height);
        context.translate(-corner.x, -corner.y);
        for (const layer of layers) if (layer.tells) layer.draw(context, 6);
        const ink = inkIn(context, { ...corner, x: 0, y: 0 });
        expect([layout, presenterPlace, title, ink]).toEqual([layout, presenterPlace, title, 0]);
      }
    }
  }
});

it('puts a logo of one colour on a plate, so that it is seen on its own colour', () => {
  const picture = create(sampleTimeline({ format: 'horizontal', look: LOOK }));
  const { bounds } = picture.layers.find(({ name }) => name === 'logo') ?? {};
  if (!bounds) throw new Error('no logo');
  const pixels = pixelsOf(drawn(picture), bounds);
  const colours = Array.from({ length: pixels.length / 4 }, (_, index) =>
    pixels.slice(index * 4, index * 4 + 3).join(),
  );
  expect(colours).toContain('255,0,0');
  expect(colours).toContain('255,255,255');
});

it.each([
  ['white ink on transparency', '#ffffff', 60, '16,24,40'],
  ['pale ink on transparency', '#ffe600', 60, '16,24,40'],
  ['dark ink on transparency', '#8a1538', 60, '255,255,255'],
  ['a white picture without transparency', '#ffffff', LOGO.height, '255,255,255'],
])('puts %s on a plate on which it is seen', (_name, colour, height, plate) => {
  const ink = createCanvas(LOGO.width, LOGO.height);
  const context = ink.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, LOGO.width, height);
  const find: FindPicture = () => ink as unknown as CanvasImageSource;
  const picture = create(sampleTimeline({ format: 'horizontal', look: LOOK }), find);
  const { bounds } = picture.layers.find(({ name }) => name === 'logo') ?? {};
  if (!bounds) throw new Error('no logo');
  const [x, y] = [bounds.x + bounds.width / 2, bounds.y + bounds.height - 9];
  const pixel = pixelsOf(drawn(picture), {
    x: Math.round(x),
    y: Math.round(y),
    width: 1,
    height: 1,
  });
  expect(pixel.slice(0, 3).join()).toBe(plate);
});

it('shows the backdrop, and words on a panel that hides it', () => {
  const look = { ...LOOK, logo: null, backdrop: BACKDROP };
  const context = drawn(create(sampleTimeline({ format: 'horizontal', look })));
  const [red = 0, green = 0] = pixelsOf(context, { x: 1270, y: 400, width: 1, height: 1 });
  expect(green - red).toBeGreaterThan(120);
  const [panelRed = 0] = pixelsOf(context, { x: 50, y: 500, width: 1, height: 1 });
  expect(panelRed).toBeGreaterThan(220);
});

it.each(TEMPLATES)('shows the backdrop in the template %s, and words on a panel', (templateId) => {
  const look = { ...LOOK, logo: null, backdrop: BACKDROP };
  const stock = { mode: 'stock', presenterId: null, templateId } as const;
  const context = drawn(create(sampleTimeline({ format: 'horizontal', look, ...stock })));
  const greenAt = (x: number, y: number) => {
    const [red = 0, green = 0] = pixelsOf(context, { x, y, width: 1, height: 1 });
    return green - red;
  };
  expect(greenAt(1270, 400)).toBeGreaterThan(100);
  expect(greenAt(50, 545)).toBeLessThan(40);
});

it('begins with title and line beside the logo, without a presenter', () => {
  const scene = sampleScene({
    ...{ title: 'Aula Norte', isBookend: true, layout: 'title', duration: 2.6 },
    ...{ points: [{ text: 'Formación', start: 0 }], captions: [], visemes: [] },
  });
  const timeline = { ...sampleTimeline({ look: LOOK }), scenes: [scene] };
  const picture = create(timeline);
  expect(picture.layers.map(({ name }) => name)).toEqual(['background', 'bookend']);
  const middle = { x: 0, y: 400, width: 720, height: 480 };
  expect(pixelsOf(drawn(picture), middle)).not.toEqual(pixelsOf(drawn(picture, 0), middle));
});

it('is drawn without pictures that are gone', () => {
  const look = { ...LOOK, backdrop: BACKDROP };
  const { layers } = create(sampleTimeline({ look }), () => null);
  expect(layers.map(({ name }) => name)).not.toContain('logo');
});
