import {
  errorMessage,
  hostPlatformEndpoints,
  type LanguageModelSettings,
  type MediaVendor,
  type ModelCheck,
  type StudioSettings,
  settingsEndpoints,
  type VendorCheck,
  voiceModelEndpoints,
} from '@tarima/contract';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() => import('./settings-screen.tsx'));

const MODEL: LanguageModelSettings = {
  model: 'qwen3:8b',
  server: 'localhost:11434',
  hasKey: false,
  answerForm: null,
  prices: { input: 0.25, output: 2 },
};
const VENDORS: MediaVendor[] = [
  {
    id: 'openai',
    kind: 'voices',
    isOwnServer: true,
    server: 'kokoro.example:8880',
    model: 'kokoro',
    hasKey: false,
    price: 0,
    spent: { units: 0, cost: 0 },
  },
  {
    id: 'elevenlabs',
    kind: 'voices',
    isOwnServer: false,
    server: 'voices.example',
    model: 'eleven_flash_v2_5',
    hasKey: true,
    price: 50,
    spent: { units: 12_400, cost: 0.62 },
  },
  {
    id: 'heygen',
    kind: 'presenters',
    isOwnServer: false,
    server: null,
    model: null,
    hasKey: false,
    price: null,
    spent: { units: 0, cost: 0 },
  },
];
const setUp = (
  languageModel: LanguageModelSettings | null,
  libreOffice: StudioSettings['libreOffice'] = null,
) =>
  studio().answer(settingsEndpoints.get, () => ({ languageModel, vendors: VENDORS, libreOffice }));
beforeEach(() => {
  studio().answer(hostPlatformEndpoints.get, () => ({
    webhook: null,
    redirect: null,
    deliveries: [],
    page: 1,
    pages: 1,
  }));
});
const answerCheck = (changes: Partial<ModelCheck>) =>
  studio().answer(
    settingsEndpoints.checkLanguageModel,
    (): ModelCheck => ({
      problem: null,
      milliseconds: 1_240,
      spent: { inputTokens: 120, outputTokens: 30, cost: 0.00009 },
      settings: { ...MODEL, answerForm: 'schema' },
      ...changes,
    }),
  );
const factOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

describe('the settings', () => {
  it('are opened from the user menu', async () => {
    setUp(null);
    const { user } = await renderStudio(studio(), '/');
    await user.click(await screen.findByRole('button', { name: /Menú de usuario/u }));
    await user.click(await screen.findByRole('menuitem', { name: 'Configuración' }));
    await screen.findByRole('heading', { name: 'Configuración' });
  });

  it('show how to configure a language model when there is none', async () => {
    setUp(null);
    await renderStudio(studio(), '/settings');
    await screen.findByText('Modelo de lenguaje');
    screen.getByText(/LLM_BASE_URL=/u);
    expect(screen.queryByRole('button', { name: 'Comprobar' })).toBeNull();
  });

  it('show the configured model, and the result of a test', async () => {
    setUp(MODEL);
    answerCheck({});
    const { user } = await renderStudio(studio(), '/settings');
    const button = await screen.findByRole('button', { name: 'Comprobar' });
    expect(factOf('Modelo')).toBe('qwen3:8b');
    expect(factOf('Clave')).toBe('Sin clave');
    expect(factOf('Respuestas')).toBe('Se sabrá con la primera respuesta');
    expect(factOf('Precio por millón de tokens')).toMatch(/0,25.*2,00/u);
    await user.click(button);
    const result = within(
      (await screen.findByText('El modelo responde bien')).parentElement ?? document.body,
    );
    result.getByText(/1,2 s · 150 tokens/u);
    expect(factOf('Respuestas')).toBe('Con esquema JSON: la forma más segura');
  });

  it('name the fault of the model', async () => {
    setUp(MODEL);
    const message = errorMessage('LANGUAGE_MODEL_UNKNOWN', 'es');
    answerCheck({ problem: { code: 'LANGUAGE_MODEL_UNKNOWN', message }, settings: MODEL });
    const { user } = await renderStudio(studio(), '/settings');
    await user.click(await screen.findByRole('button', { name: 'Comprobar' }));
    await screen.findByText('El modelo no respondió bien');
    screen.getByText(message);
  });

  it('show the vendors of voices and presenters with their cost and state', async () => {
    setUp(MODEL);
    const answers: VendorCheck[] = [
      { problem: null, milliseconds: 80, listed: 25, offered: 21 },
      {
        problem: { code: 'SPEECH_REFUSED', message: errorMessage('SPEECH_REFUSED', 'es') },
        milliseconds: 80,
        listed: 0,
        offered: 0,
      },
    ];
    studio().answer(settingsEndpoints.checkVendor, () => answers.shift() ?? expect.fail());
    const { user } = await renderStudio(studio(), '/settings');
    await screen.findByText(
      /voices\.example · eleven_flash_v2_5 · Clave: configurada .*12\.400.*0,62/u,
    );
    screen.getByText('HEYGEN_API_KEY');
    screen.getByRole('heading', { name: 'Servidor propio' });
    const button = screen.getByRole('button', { name: /Comprobar\s*ElevenLabs/u });
    await user.click(button);
    await screen.findByText(/ElevenLabs responde: se ofrecen 21 de sus 25 voces\. De las demás/u);
    await user.click(button);
    await screen.findByText(errorMessage('SPEECH_REFUSED', 'es'));
  });

  it('show how to get LibreOffice, or its version where it is', async () => {
    setUp(null);
    const first = await renderStudio(studio(), '/settings');
    await screen.findByRole('heading', { name: 'Diapositivas completas' });
    screen.getByText('sudo apt install libreoffice-impress-nogui');
    screen.getByText('brew install --cask libreoffice');
    first.unmount();
    setUp(null, { version: '24.8.4.2' });
    await renderStudio(studio(), '/settings');
    await screen.findByText('LibreOffice 24.8.4.2');
    expect(screen.queryByText(/apt install/u)).toBeNull();
  });

  it('have parts that the keyboard reaches, and the address keeps the open one', async () => {
    setUp(null);
    studio().answer(voiceModelEndpoints.list, () => ({ problem: null, models: [] }));
    const { user } = await renderStudio(studio(), '/settings');
    await screen.findByText('Modelo de lenguaje');
    await user.click(screen.getByRole('tab', { name: 'Estudio' }));
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('heading', { name: 'Voces naturales' });
    expect(window.location.search).toBe('?part=voices');
    await user.keyboard('{ArrowLeft}');
    await screen.findByText('Modelo de lenguaje');
    expect(window.location.search).toBe('');
  });

  it('are refused to other users with the server’s words', async () => {
    studio().answer(settingsEndpoints.get, () => {
      throw new Refusal(403, 'FORBIDDEN');
    });
    await renderStudio(studio(), '/settings');
    await screen.findByText(errorMessage('FORBIDDEN', 'es'));
  });
});
