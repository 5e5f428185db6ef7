import { STORAGE_KEYS } from '@tarima/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { fetchRoomTexts, startTranslations } from '#web/i18n/index.ts';
import { WorkflowSteps } from './workflow-steps.tsx';

beforeAll(async () => {
  localStorage.setItem(STORAGE_KEYS.language, 'es');
  await startTranslations();
  await fetchRoomTexts();
});
afterEach(cleanup);

const names = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\d/gu, ''));

it.each([
  ['video', ['Subir', 'Guion', 'Generar']],
  ['course', ['Subir', 'Configurar curso', 'Generar contenido']],
] as const)('an upload of a %s is the first of three steps', (type, steps) => {
  render(<WorkflowSteps type={type} current="upload" />);
  expect(names()).toEqual(steps);
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Subir');
});

it('a video ends with its download', () => {
  render(<WorkflowSteps type="video" current="download" />);
  expect(names()).toEqual(['Subir', 'Guion', 'Generar', 'Descargar']);
});

it('a course ends with its download', () => {
  render(<WorkflowSteps type="course" current="generateContent" />);
  expect(names()).toEqual(['Subir', 'Configurar curso', 'Generar contenido', 'Descargar']);
});
