import { errorMessage, figureEndpoints } from '@tarima/contract';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { saveOnlyWhenAsked } from '#web/test/autosave.ts';
import { studioServerForTests } from '#web/test/render-studio.tsx';
import { storedScriptForTests } from '#web/test/stored-script.ts';
import { Refusal } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
saveOnlyWhenAsked();
beforeAll(() => Promise.all([import('../script-editor-screen.tsx'), import('./page-dialog.tsx')]));
const citation = (quote: string) => ({ sentenceId: quote, file: 'guia.pdf', page: 7, quote });
const stored = storedScriptForTests(studio, {
  content: 'Una frase citada.\n',
  provenance: [
    {
      sentence: 'Una frase citada.',
      kind: 'source',
      citations: [citation('Frase de la guía.'), citation('Otra de la guía.')],
    },
  ],
});

async function openPage() {
  const { user } = await stored.open();
  await user.click(await screen.findByRole('button', { name: /^Una frase citada/u }));
  await user.click(screen.getByRole('button', { name: 'Ver la página: guia.pdf, pág. 7' }));
  return within(await screen.findByRole('dialog', { name: 'guia.pdf, pág. 7' }));
}

it('opens the page of a source as a picture, with each quote marked', async () => {
  studio().answer(figureEndpoints.findPage, ({ query }) => ({
    page: 7,
    pictureUrl: '/page.png',
    width: 800,
    height: 1100,
    boxes: [
      { x: 0.1, y: query.quote === 'Frase de la guía.' ? 0.2 : 0.6, width: 0.5, height: 0.02 },
    ],
  }));
  const dialog = await openPage();
  const picture = await dialog.findByRole('img', { name: 'Página 7 de guia.pdf' });
  expect(picture.getAttribute('src')).toBe('/page.png');
  dialog.getByText('Otra de la guía.');
  await expect
    .poll(() =>
      [...document.querySelectorAll<HTMLElement>('[data-mark]')].map(({ style }) => style.top),
    )
    .toEqual(['20%', '60%']);
});

it('says that a page has no picture here, and still shows the quotes', async () => {
  studio().answer(figureEndpoints.findPage, () => {
    throw new Refusal(422, 'PAGE_WITHOUT_PICTURE');
  });
  const dialog = await openPage();
  await dialog.findByText(errorMessage('PAGE_WITHOUT_PICTURE', 'es'));
  dialog.getByText('Frase de la guía.');
});
