import { expect, test } from 'vitest';
import { createScenePicture } from '../create-scene-picture.ts';
import { drawPodcastCover } from '../podcast-cover.ts';
import { sampleTimeline } from '../testing/sample-timeline.ts';
import { pixelsOf, testCanvas } from '../testing/test-canvas.ts';
import { drawableText } from './drawable-text.ts';

test.each([
  ['Lanzamiento 🚀 del curso', 'Lanzamiento del curso'],
  ['🎉 ¡Hola!', '¡Hola!'],
  ['¡Hola 👋🏽!', '¡Hola!'],
  ['Familia 👨‍👩‍👧‍👦 unida', 'Familia unida'],
  ['Brasil 🇧🇷', 'Brasil'],
  ['Inglaterra 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Inglaterra'],
  ['1️⃣ Primero', '1 Primero'],
  ['❤️', ''],
  ['Marca™ © 2025 ®', 'Marca™ © 2025 ®'],
  ['Ida ↔ vuelta → fin', 'Ida ↔ vuelta → fin'],
  ['2 * 3 # 4, año: 50 %', '2 * 3 # 4, año: 50 %'],
])('%s is drawn as %s', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
});

test('draws a text with emoji like the text without', () => {
  const drawn = (mark: string) => {
    const timeline = sampleTimeline({ kicker: `Curso${mark}` });
    const [scene] = timeline.scenes;
    if (!scene) throw new Error('the sample has a scene');
    const words = [{ text: `Hola${mark}`, start: 0, end: 1 }];
    const emoji = mark ? [{ text: mark, start: 1, end: 2 }] : [];
    timeline.scenes[0] = {
      ...scene,
      title: `Inicio${mark}`,
      points: [{ text: `Uno${mark}`, start: 0 }],
      captions: [{ start: 0, end: 3, words: [...words, ...emoji] }],
    };
    const { width, height, layers } = createScenePicture(testCanvas(8, 8), timeline, 0, () => null);
    const context = testCanvas(width, height);
    for (const { draw } of layers) draw(context, 2);
    return pixelsOf(context, { x: 0, y: 0, width, height });
  };
  expect(Buffer.compare(Buffer.from(drawn(' 🚀')), Buffer.from(drawn('')))).toBe(0);
});

test('a cover with emoji has no missing glyph', () => {
  const linesOf = (mark: string) => {
    const context = testCanvas(1_400, 1_400);
    const said: string[] = [];
    context.fillText = (text) => void said.push(text);
    const cover = { name: `Radio${mark}`, tagline: `Hoy${mark}`, publisher: `Aula${mark}` };
    drawPodcastCover(context, cover, () => null);
    return said;
  };
  expect(linesOf(' 🚀')).toEqual(linesOf(''));
});
