import { libraryEndpoints, STORAGE_KEYS } from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { preferredLanguage, startTranslations } from './index.ts';

const studio = studioServerForTests();

describe('the language of the interface', () => {
  beforeEach(() => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'pt-BR', 'en']);
    i18next.language = '';
  });
  afterEach(() => vi.restoreAllMocks());

  it('is first the stored one, under either key', () => {
    i18next.language = 'es';
    localStorage.setItem(STORAGE_KEYS.preferredLanguage, 'en');
    expect(preferredLanguage()).toBe('en');
    localStorage.setItem(STORAGE_KEYS.language, 'pt');
    expect(preferredLanguage()).toBe('pt');
  });

  it('is then the current one', () => {
    i18next.language = 'en';
    expect(preferredLanguage()).toBe('en');
  });

  it('is then the first supported one of the browser', () => {
    expect(preferredLanguage()).toBe('pt');
  });

  it('is then Spanish, also when the stored one is not supported', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR']);
    localStorage.setItem(STORAGE_KEYS.language, 'klingon');
    expect(preferredLanguage()).toBe('es');
  });
});

it('the browser’s language is stored under both keys on the first load', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'pt-BR', 'en']);
  localStorage.clear();
  i18next.language = '';
  await startTranslations();
  expect(document.documentElement.lang).toBe('pt');
  expect(localStorage.getItem(STORAGE_KEYS.language)).toBe('pt');
  expect(localStorage.getItem(STORAGE_KEYS.preferredLanguage)).toBe('pt');
});

it('each language has its code, its own name and a flag', async () => {
  await renderStudio(studio(), '/');
  const switcher = within(await screen.findByRole('group', { name: 'Idioma' }));
  const options = switcher.getAllByRole('button');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'es Español',
    'en English',
    'pt Português',
  ]);
  const flags = options.map((option) => option.querySelector('img')?.getAttribute('src'));
  expect(new Set(flags).size).toBe(3);
  for (const flag of flags) expect(flag).toMatch(/svg/u);
});

it('a chosen language applies at once, is stored under both keys, and sent to the server', async () => {
  studio().answer(libraryEndpoints.list, () => ({ works: [], page: 1, pages: 1 }));
  const { user } = await renderStudio(studio(), '/');
  await user.click(await screen.findByRole('button', { name: /English/ }));
  await screen.findByRole('heading', { name: 'What would you like to create today?' });
  expect(screen.getByRole('button', { name: /English/, pressed: true })).toBeDefined();
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage.getItem(STORAGE_KEYS.language)).toBe('en');
  expect(localStorage.getItem(STORAGE_KEYS.preferredLanguage)).toBe('en');
  await user.click(screen.getByRole('button', { name: /Português/ }));
  await screen.findByRole('heading', { name: 'O que você quer criar hoje?' });
  await user.click(screen.getByRole('button', { name: 'Biblioteca' }));
  await user.click(screen.getByRole('link', { name: 'Projetos' }));
  await waitFor(() =>
    expect(studio().callsOf(libraryEndpoints.list).at(-1)?.headers['accept-language']).toBe('pt'),
  );
});
