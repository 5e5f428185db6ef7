import type { Locator } from '@playwright/test';
import type { Course } from '@tarima/contract';
import { signInByCall } from './support/calls.ts';
import { HANDBOOK } from './support/documents.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/studio.ts';
import { comeAs, open } from './support/visit.ts';
import { DESKTOP, PHONE, resize } from './support/windows.ts';

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('home has its four cards in one, two and four columns', async ({ page, studio }) => {
  await signIn(page, studio);
  const cards = page.getByRole('main').getByRole('group');
  await expect(cards).toHaveCount(4);
  for (const [width, columns] of [
    [500, 1],
    [900, 2],
    [1400, 4],
  ] as const) {
    await resize(page, { width, height: 900 });
    const lefts = await cards.evaluateAll((found) =>
      found.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(columns);
  }
});

test('the header fits one line in every language that shows its links', async ({
  page,
  studio,
}) => {
  await signIn(page, studio);
  for (const language of ['Español', 'English', 'Português']) {
    await page.getByRole('button', { name: language }).click();
    await expect(page.getByRole('button', { name: language, pressed: true })).toBeVisible();
    for (const width of [768, 1024, 1280, 1440]) {
      await resize(page, { width, height: 800 });
      const navigation = page.getByRole('banner').getByRole('navigation');
      const bottoms = await navigation
        .locator(':scope > a, button')
        .evaluateAll((found) => found.map((node) => node.getBoundingClientRect().bottom));
      expect(bottoms).toHaveLength(3);
      expect(new Set(bottoms).size, `${language} ${width}`).toBe(1);
      for (const menu of await navigation.getByRole('button').all()) {
        await menu.click();
        const links = await navigation.getByRole('listitem').getByRole('link').all();
        expect(links.length).toBeGreaterThan(3);
        for (const link of links) await expect(link).toBeInViewport({ ratio: 1 });
        await expectNoSidewaysScroll(page, `${language} ${width}`);
        await menu.click();
      }
    }
  }
  await page.getByRole('button', { name: 'Español' }).click();
});

test('avatars scroll within 500 pixels, voices within 400, and the picture keeps 9:16', async ({
  page,
  studio,
}) => {
  await signIn(page, studio);
  await page.goto(`${studio.origin}/upload`);
  await page.getByLabel('Nombre del proyecto').fill('Seguridad');
  await page.locator('input[type=file]').setInputFiles([HANDBOOK]);
  await page.getByRole('button', { name: 'Generar guion' }).click();
  await expect(page.getByRole('textbox', { name: 'Texto del guion' })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar y continuar' }).click();

  const avatars = page.getByRole('radiogroup', { name: 'Presentadores' });
  await expect(avatars.getByRole('radio', { checked: true })).toBeVisible();
  expect(await styleOf(avatars, 'max-height')).toBe('500px');
  await page.getByRole('tab', { name: 'Voz' }).click();
  expect(await styleOf(page.getByRole('radiogroup', { name: 'Voces' }), 'max-height')).toBe(
    '400px',
  );
  const picture = page.getByRole('img', { name: 'Así se verá el video' });
  const box = await picture.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(9 / 16, 1);
  expect(box?.height).toBeLessThanOrEqual(500);

  await resize(page, PHONE.size);
  for (const name of await page.getByRole('tab').locator('span').all()) {
    expect(await isCut(name), (await name.textContent()) ?? '').toBe(false);
  }
  await page.getByRole('tab', { name: 'Presentador' }).click();
  await page.getByRole('button', { name: /^Filtros/u }).click();
  const categories = page.getByRole('radiogroup', { name: 'Categoría' });
  expect(await isCut(categories)).toBe(false);
});

const isCut = (element: Locator) =>
  element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);

test('the course player starts at the header’s left edge', async ({ page, studio }) => {
  await signIn(page, studio);
  await resize(page, { width: 1440, height: 900 });
  await page.goto(`${studio.origin}/course/${crypto.randomUUID()}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const header = await page.getByRole('banner').getByRole('link').first().boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.x).toBe(header?.x);
});

test('24 contents of a structure fit a wide window', async ({ page, studio }) => {
  const owner = await signInByCall(studio);
  const { projectId } = await owner.post<Course>('courses/generate-by-interests', {
    interests: 'negocios',
    targetAudience: 'lideres',
    painPoints: 'practica',
    contentCount: 24,
    language: 'es',
    companyId: owner.company,
  });
  await expect
    .poll(async () => (await owner.get<Course>(`courses/structure/${projectId}`)).modules.length)
    .toBeGreaterThan(0);
  await comeAs(page, owner);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ]) {
    await resize(page, size);
    await open(page, studio.origin, `/create-course/${projectId}`);
    const titles = page.getByRole('textbox', { name: /^Título del contenido/u });
    await expect(titles).toHaveCount(24);
    for (const title of await titles.all()) await expect(title).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Generar guiones' })).toBeInViewport();
  }
  await resize(page, PHONE.size);
  await expectNoSidewaysScroll(page);
});

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box');
  return box;
};
const overlaps = async (one: Locator, other: Locator) => {
  const [a, b] = await Promise.all([boxOf(one), boxOf(other)]);
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

test('a notice covers neither the header, nor the title, nor the main button', async ({
  page,
  studio,
}) => {
  await signIn(page, studio);
  await open(page, studio.origin, '/course-designer');
  const submit = page.getByRole('main').getByRole('button', { name: 'Diseñar curso' });
  const notice = page.getByRole('region', { name: /^Notificaciones/u }).getByRole('listitem');
  for (const size of [DESKTOP.size, PHONE.size]) {
    await resize(page, size);
    await submit.click({ force: true });
    await expect(notice).toBeVisible();
    // A notice stays as long as it has the focus.
    await page.keyboard.press('F8');
    await expect(notice).toBeInViewport({ ratio: 1 });
    for (const covered of [
      page.getByRole('banner'),
      page.getByRole('heading', { level: 1 }),
      submit,
    ]) {
      expect(await overlaps(notice, covered)).toBe(false);
    }
    await notice.getByRole('button', { name: 'Cerrar' }).click();
    await expect(notice).toHaveCount(0);
  }
});

test('on a phone nothing exceeds the window, however long a name is', async ({ page, studio }) => {
  const owner = await signInByCall(studio);
  const name = `https://example.com/${'manual_de_seguridad_'.repeat(6)}v12.docx`;
  const brief = { communicationTone: 'cercano', mainObjective: 'explicar' };
  await owner.upload({ type: 'video', language: 'es', name, ...brief }, HANDBOOK);
  await comeAs(page, owner);
  await resize(page, PHONE.size);
  const wholly = { ratio: 1 };

  await open(page, studio.origin, '/projects');
  await page.getByRole('button', { name: `Más acciones para ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' });
  await expect(confirm).toBeInViewport(wholly);
  await confirm.click();
  await expect(page.getByRole('button', { name: /^Deshacer la eliminación/u })).toBeInViewport(
    wholly,
  );

  for (const language of ['Español', 'English', 'Português']) {
    await page.getByRole('button', { name: language }).click();
    await open(page, studio.origin, '/videos');
    for (const filter of await page.getByRole('radiogroup').getByRole('radio').all()) {
      await expect(filter).toBeInViewport(wholly);
    }
    await open(page, studio.origin, '/audit');
    // The filter of kinds; the choice of log comes before it.
    await page.getByRole('combobox').last().click();
    // The list is visible before it is placed and gets the focus.
    await expect(page.getByRole('option').first()).toBeFocused();
    for (const kind of await page.getByRole('option').all()) {
      const box = await kind.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), language).toBeLessThanOrEqual(360);
    }
    await page.keyboard.press('Escape');
  }
});
