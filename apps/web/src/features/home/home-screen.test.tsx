import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';

const studio = studioServerForTests();

it('has a title, a subtitle and four cards with description, three features and button', async () => {
  await renderStudio(studio(), '/');
  await screen.findByRole('heading', { level: 1, name: '¿Qué quieres crear hoy?' });
  screen.getByText('Convierte lo que ya sabes en videos con presentador, cursos y podcasts.');
  const cards = screen.getAllByRole('group').filter(({ tagName }) => tagName !== 'FIELDSET');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Generación de videos',
    'Generación de cursos',
    'Diseñador de cursos',
    'Creador de podcasts',
  ]);
  for (const card of cards) {
    within(card).getByText('Qué incluye');
    expect(within(card).getAllByRole('listitem')).toHaveLength(3);
  }
  const parts = (selector: string) =>
    cards.map((card) => card.querySelector(selector)?.textContent);
  expect(parts('h2 + p')).toEqual([
    'De tus documentos a un video con presentador, voz y subtítulos.',
    'De tus documentos a un curso con módulos, guiones y videos.',
    'Un curso a partir de intereses, público y necesidades, sin documentos.',
    'Una conversación a dos voces a partir de textos, páginas o archivos.',
  ]);
  expect(parts('a')).toEqual(['Crear video', 'Crear curso', 'Diseñar curso', 'Crear podcast']);
  screen.getByText('Personalizable de 8 a 40 contenidos');
});
