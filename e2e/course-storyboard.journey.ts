import type { Page } from '@playwright/test';
import type { Course, Script } from '@tarima/contract';
import { expectForEverybody } from './support/accessibility.ts';
import { signInByCall } from './support/calls.ts';
import { makeCourse } from './support/filled-studio.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { signIn } from './support/sign-in.ts';
import { expect, type Studio, test } from './support/studio.ts';
import { PHONE, resize } from './support/windows.ts';

const SCRIPT =
  '## Casco\n\nEl casco es obligatorio.\n\n## Guantes\n\nLos guantes protegen.\n\n## Botas\n\nLas botas también.\n';
const PICTURE = {
  name: 'nave.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#dbe8ff"/><circle cx="200" cy="150" r="90" fill="#2556d9"/></svg>',
  ),
};

/** A course whose first content has three short scenes. */
async function courseOfScenes(studio: Studio) {
  const calls = await signInByCall(studio);
  const projectId = await makeCourse(calls);
  const { modules } = await calls.get<Course>(`courses/structure/${projectId}`);
  const content = modules[0]?.contents[0];
  await calls.put('scripts', { id: content?.scriptId, content: SCRIPT });
  return {
    title: content?.title ?? '',
    address: `${studio.origin}/course-scripts/${projectId}`,
    stored: async () => {
      const query = `projectId=${projectId}&contentId=${content?.id}`;
      const [script] = await calls.get<Script[]>(`scripts?${query}`);
      return script?.content;
    },
  };
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Editar guion' });

async function openContent(page: Page, { address, title }: { address: string; title: string }) {
  await page.goto(address);
  await page.getByRole('button', { name: `Editar guion: ${title}` }).click();
}

async function openStoryboard(page: Page, course: { address: string; title: string }) {
  await openContent(page, course);
  await dialogOf(page).getByRole('radio', { name: 'Guion gráfico' }).click();
}

test('a content of a course has a storyboard, in two windows', async ({ page, studio }) => {
  await signIn(page, studio);
  const course = await courseOfScenes(studio);
  await openStoryboard(page, course);
  const dialog = dialogOf(page);
  const chosen = dialog.getByRole('region', { name: 'Escena elegida' });
  const grips = dialog.getByRole('button', { name: /^Mover la escena/u });
  const order = () =>
    grips.evaluateAll((all) =>
      all.map((grip) => grip.getAttribute('aria-label')?.split(': ').at(-1)),
    );
  await expect(chosen.getByRole('button', { name: 'Reproducir desde aquí' })).toBeVisible();
  await expect(dialog.locator('li img[src^="data:image/jpeg"]')).toHaveCount(3);
  await expectForEverybody(page, 'the storyboard of a content');

  await grips.nth(1).dragTo(grips.first(), { targetPosition: { x: 8, y: 2 } });
  await expect.poll(order).toEqual(['Guantes', 'Casco', 'Botas']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(order).toEqual(['Casco', 'Guantes', 'Botas']);

  const other = await page.context().newPage();
  await openContent(other, course);
  const choice = (window: Page) => window.getByRole('dialog', { name: 'Imagen de la escena' });
  await dialogOf(other).getByRole('button', { name: 'Elegir imagen' }).click();
  await expect(choice(other).getByText(/En tus documentos no hay imágenes/u)).toBeVisible();
  await dialog.getByRole('button', { name: /^Guantes/u }).click();
  await chosen.getByRole('button', { name: 'Elegir imagen' }).click();
  await choice(page).locator('input[type=file]').setInputFiles(PICTURE);
  await expect(choice(other).getByRole('radio')).toHaveCount(1);
  await choice(page).getByRole('button', { name: 'Usar esta imagen' }).click();
  await expect.poll(course.stored).toMatch(/## Guantes\n\n\[Escena: figura [0-9a-f]{8}/u);
  await choice(other).getByRole('button', { name: 'Cerrar' }).click();
  await expect(
    dialogOf(other)
      .getByRole('button', { name: /^Guantes/u })
      .getByText('Imagen'),
  ).toBeVisible();
  await other.close();

  await resize(page, PHONE.size);
  await expectNoSidewaysScroll(page, 'the storyboard of a content');
  await expectForEverybody(page, 'the storyboard of a content on a phone');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toBeHidden();
});
