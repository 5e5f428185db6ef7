import { STORAGE_KEYS } from '@tarima/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { fetchTexts, startTranslations } from '#web/i18n/index.ts';
import { WorkflowSteps } from './workflow-steps.tsx';

beforeAll(async () => {
  localStorage.setItem(STORAGE_KEYS.language, 'es');
  await startTranslations();
  await fetchTexts('rooms');
});
afterEach(cleanup);

const names = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\d/gu, ''));

const VIDEO = ['Subir', 'Guion', 'Generar', 'Descargar'];
const COURSE = ['Subir', 'Configurar curso', 'Generar contenido', 'Descargar'];

it.each(['upload', 'script', 'generate', 'download'] as const)(
  'a video has the same four steps at its %s',
  (current) => {
    render(<WorkflowSteps type="video" current={current} />);
    expect(names()).toEqual(VIDEO);
    const step = screen.getByRole('listitem', { current: 'step' });
    expect(screen.getAllByRole('listitem').indexOf(step)).toBe(
      ['upload', 'script', 'generate', 'download'].indexOf(current),
    );
  },
);

it.each(['upload', 'configureCourse', 'generateContent', 'download'] as const)(
  'a course has the same four steps at its %s',
  (current) => {
    render(<WorkflowSteps type="course" current={current} />);
    expect(names()).toEqual(COURSE);
  },
);
