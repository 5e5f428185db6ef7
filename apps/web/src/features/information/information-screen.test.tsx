import { LANGUAGES } from '@tarima/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { INFORMATION_TOPICS, pathTo } from '#web/lib/paths.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';

const studio = studioServerForTests();
const pages = LANGUAGES.flatMap((language) =>
  INFORMATION_TOPICS.map((topic) => ({ language, topic })),
);

it.each(pages)('$topic has its headings in $language', async ({ language, topic }) => {
  await renderStudio(studio(), pathTo.information(topic), { language });
  await screen.findAllByRole('heading', { level: 2 });
  const main = within(screen.getByRole('main'));
  main.getByRole('heading', { level: 1 });
  expect(main.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(2);
  expect(screen.getByRole('main').textContent).not.toMatch(/##|undefined/u);
});

it('the help lists the steps of each tool in order', async () => {
  await renderStudio(studio(), pathTo.information('help'));
  await screen.findByRole('heading', { level: 1, name: 'Ayuda' });
  const lists = screen.getAllByRole('list');
  const steps = lists
    .filter((list) => screen.getByRole('main').contains(list))
    .map((list) => within(list).getAllByRole('listitem').length);
  expect(steps).toEqual([4, 3, 3]);
  screen.getByText('Sube tus documentos y di para quién es el video.');
});
