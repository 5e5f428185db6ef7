import type { PackageFormat } from '@tarima/contract';
import { expect, test } from 'vitest';
import { planPackage } from '../plan-package.ts';
import {
  HARD_TITLES,
  sampleCourse,
  sampleInput,
  temporaryFolder,
} from '../testing/sample-course.ts';
import { playerPage } from './player-page.ts';

async function pageOf(format: PackageFormat, titles: string[]): Promise<string> {
  const input = await sampleInput(await temporaryFolder(), format, sampleCourse(titles));
  const page = (await planPackage(input)).find(({ name }) => name === 'index.html');
  return page && 'content' in page ? Buffer.from(page.content).toString() : '';
}

const embedded = (page: string) =>
  JSON.parse(page.match(/id="course">([^<]*)<\/script>/u)?.[1] ?? 'null');

test.each([
  ['folder', 'none'],
  ['scorm12', 'scorm12'],
  ['scorm2004', 'scorm2004'],
  ['cmi5', 'cmi5'],
] as const)('the page of %s tracks by %s', async (format, tracking) => {
  expect(await pageOf(format, ['Uno', 'Dos'])).toContain(
    `<meta name="tarima-tracking" content="${tracking}"`,
  );
});

test('any title stays a title, in the page and in the course inside it', async () => {
  for (const title of HARD_TITLES) {
    const page = await pageOf('folder', [title, 'Dos']);
    expect(embedded(page).title).toBe(title);
    expect(page.match(/<script/gu)).toHaveLength(2);
    expect(page.slice(page.indexOf('id="course"'))).not.toContain('\u2028');
    expect(page).not.toContain('<script>alert');
  }
});

test('videos and posters have addresses inside the package', async () => {
  const course = embedded(await pageOf('folder', ['Uno', 'Dos']));
  expect(course.modules[1].contents[0].video).toMatchObject({
    url: '02-uno/01-dos.mp4',
    posterUrl: '02-uno/01-dos.jpg',
    seconds: 4,
  });
});

test("only the player's own files move into its folder", async () => {
  const page = await pageOf('folder', ['Uno', 'Dos']);
  expect(page).toContain('src="player/player.js"');
  expect(page).toContain('href="https://example.com/player.js"');
});

test('a page that is not the player is refused', () => {
  const course = sampleCourse(['Uno']);
  expect(() => playerPage('<html></html>', { format: 'folder', course, assets: [] })).toThrow(
    expect.objectContaining({ code: 'PACKAGE_FAILED' }),
  );
});
