import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { avatarSchema, type CompanyLook, TEMPLATES } from '@tarima/contract';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test-folder.ts';
import { listPresenters } from './catalogue.ts';
import { renderPodcastCover, renderPresenterStill, renderTemplateStill } from './stills.ts';

/** A picture's size, and its number of clearly different colours on a coarse grid. */
async function look(picture: Buffer) {
  const image = await loadImage(picture);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const colours = new Set<string>();
  for (let y = 4; y < image.height; y += 8) {
    for (let x = 4; x < image.width; x += 8) {
      const [r = 0, g = 0, b = 0] = context.getImageData(x, y, 1, 1).data;
      colours.add(`${r >> 4}.${g >> 4}.${b >> 4}`);
    }
  }
  return { width: image.width, height: image.height, colours: colours.size };
}

test('draws every presenter of the list, which fits the contract', async () => {
  const presenters = listPresenters();
  expect(presenters.length).toBeGreaterThanOrEqual(12);
  const stills = new Set<string>();
  for (const presenter of presenters) {
    expect(avatarSchema.parse(presenter)).toEqual(presenter);
    const png = await renderPresenterStill(presenter.avatar_id, 240, 320);
    const still = await look(png);
    expect(still).toMatchObject({ width: 240, height: 320 });
    expect(still.colours).toBeGreaterThan(20);
    stills.add(png.toString('base64'));
  }
  expect(stills.size).toBe(presenters.length);
});

test('an unknown presenter is refused', async () => {
  await expect(renderPresenterStill('nobody', 100, 100)).rejects.toMatchObject({
    code: 'PRESENTER_UNKNOWN',
  });
});

test.each(TEMPLATES)('the template %s shows its words in both formats', async (templateId) => {
  const words = { kicker: 'Ejemplo', title: 'Así se ve', points: ['Un punto', 'Otro punto'] };
  for (const [format, height] of [
    ['vertical', 640],
    ['horizontal', 203],
  ] as const) {
    const style = { templateId, format, background: 'blue', language: 'es' } as const;
    const full = await renderTemplateStill({ ...style, ...words }, 360);
    expect(await look(full)).toMatchObject({ width: 360, height });
    const empty = await renderTemplateStill({ ...style, ...words, points: [] }, 360);
    expect(full.equals(empty)).toBe(false);
  }
});

test.each([
  { name: 'Tarima Podcast', tagline: '', publisher: 'Tarima' },
  { name: 'ñ'.repeat(100), tagline: 'Una frase muy larga. '.repeat(9), publisher: 'W'.repeat(90) },
])('a podcast has a cover of its own, whatever its names hold', async (cover) => {
  const jpeg = await renderPodcastCover(cover, []);
  expect(jpeg.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(await look(jpeg)).toMatchObject({ width: 1400, height: 1400 });
  expect(await renderPodcastCover(cover, [])).toEqual(jpeg);
  expect(await renderPodcastCover({ ...cover, tagline: 'Otra' }, [])).not.toEqual(jpeg);
});

test('a cover has the colours, the font and the logo of its publisher', async () => {
  const path = join(await temporaryFolder(), 'logo.png');
  const canvas = createCanvas(60, 30);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, 60, 30);
  await writeFile(path, await canvas.encode('png'));
  const logo = { picture: 'a'.repeat(64), mediaType: 'image/png' as const, width: 60, height: 30 };
  const look: CompanyLook = {
    ...{ accent: '#8a1538', second: '#f2b705', font: 'montserrat', logo, backdrop: null },
    ...{ intro: null, outro: null },
  };
  const cover = { name: 'Viento', tagline: 'Palas', publisher: 'Aula', look };
  const shown = await renderPodcastCover(cover, [{ picture: logo.picture, path }]);
  const covers = [
    shown,
    await renderPodcastCover(cover, []),
    await renderPodcastCover({ ...cover, look: { ...look, font: 'inter' } }, []),
    await renderPodcastCover({ ...cover, look: { ...look, accent: '#0a7d4f' } }, []),
  ];
  expect(new Set(covers.map((jpeg) => jpeg.toString('base64'))).size).toBe(covers.length);
});
