import {
  configEndpoints,
  errorMessage,
  hostPlatformEndpoints,
  pronunciationEndpoints,
  type SettingsTrial,
  sessionEndpoints,
  settingsEndpoints,
  studioSettingsEndpoints,
  type TrialProblem,
  voiceModelEndpoints,
} from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { fixed, settingFields, studioSettings, typed } from '#web/test/setting-samples.ts';
import { Refusal, SESSION } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() => import('./settings-screen.tsx'));

const has = (fields = settingFields()) =>
  studio().answer(studioSettingsEndpoints.list, () => ({ fields }));
beforeEach(() => {
  has();
  studio().answer(settingsEndpoints.get, () => studioSettings());
  studio().answer(hostPlatformEndpoints.get, () => ({
    ...{ webhook: null, redirect: null, deliveries: [], page: 1, pages: 1 },
  }));
});

const open = (part: string) => renderStudio(studio(), `/settings?part=${part}`);
const form = async (name: string) => within(await screen.findByRole('form', { name }));
const trial = (changes: Partial<SettingsTrial> = {}): SettingsTrial => ({
  ...{ problem: null, milliseconds: 1_240, offer: null, spent: null },
  ...changes,
});
const problem = (code: TrialProblem['code']) => ({ code, message: errorMessage(code, 'es') });
/** The bodies of all saves, oldest first. */
const saved = () =>
  studio()
    .callsOf(studioSettingsEndpoints.change)
    .map(({ body }): unknown => JSON.parse(body.toString()));
const answerSave = (check: SettingsTrial | null, isStored = true) =>
  studio().answer(studioSettingsEndpoints.change, () => ({
    ...{ fields: settingFields(), check, isStored },
  }));

describe('the settings', () => {
  it('are opened from the user menu, and list their parts with their state', async () => {
    const { user } = await renderStudio(studio(), '/');
    await user.click(await screen.findByRole('button', { name: /Menú de usuario/u }));
    await user.click(await screen.findByRole('menuitem', { name: 'Configuración' }));
    const list = within(await screen.findByRole('navigation', { name: 'Configuración' }));
    await list.findByRole('link', { name: 'ElevenLabs Voces en uso' });
    list.getByRole('link', { name: 'HeyGen De pago · sin conectar' });
    list.getByRole('link', {
      name: 'Modelo de lenguaje Escribe el propio estudio',
      current: 'page',
    });
    await screen.findByRole('heading', { name: 'Modelo de lenguaje' });
  });

  it('have an address for each part, and the keyboard follows', async () => {
    studio().answer(voiceModelEndpoints.list, () => ({ problem: null, models: [] }));
    const { user } = await open('heygen');
    await screen.findByRole('heading', { name: 'HeyGen' });
    screen.getByRole('link', { name: /^Voces naturales/u }).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Voces naturales' });
    expect(window.location.search).toBe('?part=voices');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Voces naturales' }));
    await user.click(screen.getByRole('link', { name: 'Ver toda la lista' }));
    expect(window.location.search).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('navigation', { name: 'Configuración' }));
  });

  it('show people who do not own the studio the pronunciation alone', async () => {
    studio().answer(sessionEndpoints.login, () => ({
      ...SESSION,
      user: { ...SESSION.user, is_owner: false },
    }));
    studio().answer(pronunciationEndpoints.list, () => []);
    await open('elevenlabs');
    await screen.findByRole('form', { name: 'Añadir una pronunciación' });
    expect(screen.queryByRole('navigation', { name: 'Configuración' })).toBeNull();
    expect(studio().callsOf(studioSettingsEndpoints.list)).toEqual([]);
  });

  it('say why they do not load', async () => {
    studio().answer(settingsEndpoints.get, () => {
      throw new Refusal(403, 'FORBIDDEN');
    });
    await open('language-model');
    await screen.findByText(errorMessage('FORBIDDEN', 'es'));
  });

  it('show how to get LibreOffice, or its version where it is', async () => {
    const first = await open('machine');
    await screen.findByRole('heading', { name: 'Diapositivas completas' });
    screen.getByText('sudo apt install libreoffice-impress-nogui');
    screen.getByText(/DATABASE_URL/u);
    first.unmount();
    studio().answer(settingsEndpoints.get, () =>
      studioSettings({ libreOffice: { version: '24.8.4.2' } }),
    );
    await open('machine');
    await screen.findByText('LibreOffice 24.8.4.2');
    expect(screen.queryByText(/apt install/u)).toBeNull();
  });
});

describe('a vendor’s page', () => {
  it('says what is sent, what it costs and where a key is made', async () => {
    await open('elevenlabs');
    await screen.findByText('Se envía a api.elevenlabs.io: el texto de los guiones.');
    screen.getByText('Solo cuando eliges una de sus voces.');
    screen.getByText(/50,00.* por millón de caracteres: 0,0\d+.* por minuto de voz/u);
    screen.getByText(/Hasta hoy: 12\.400 caracteres · .*0,62/u);
    const keys = screen.getByRole('link', { name: 'Abrir elevenlabs.io' });
    expect(keys.getAttribute('href')).toMatch(/^https:\/\/elevenlabs\.io\//u);
  });

  it('shows the tokens of a language model so far', async () => {
    const modelSpent = { inputTokens: 1_200_000, outputTokens: 34_000, cost: 0.37 };
    studio().answer(settingsEndpoints.get, () => studioSettings({ modelSpent }));
    await open('language-model');
    await screen.findByText(/^Hasta hoy: 1\.234\.000 tokens · 0,37/u);
  });

  it('takes a key, tries it, and the whole studio follows without a reload', async () => {
    studio().answer(studioSettingsEndpoints.change, () => {
      const fields = settingFields({ HEYGEN_API_KEY: typed() });
      has(fields);
      return { fields, check: trial({ offer: { listed: 25, offered: 21 } }), isStored: true };
    });
    const { user } = await open('heygen');
    const shown = await form('HeyGen');
    await user.type(shown.getByLabelText('Clave'), ' sk-abc ');
    await screen.findByRole('link', { name: 'HeyGen Sin guardar' });
    const asked = studio().callsOf(configEndpoints.get).length;
    await user.click(shown.getByRole('button', { name: 'Guardar y comprobar' }));
    await shown.findByText('Guardado, y funciona');
    shown.getByText(/21 de los 25 presentadores de HeyGen/u);
    shown.getByText('Guardado con cifrado');
    expect(shown.queryByLabelText('Clave', { selector: 'input' })).toBeNull();
    expect(saved()).toEqual([{ values: { HEYGEN_API_KEY: 'sk-abc' }, isUnchecked: false }]);
    expect(studio().callsOf(configEndpoints.get).length).toBeGreaterThan(asked);
    expect(document.activeElement).toBe(shown.getByRole('button', { name: 'Guardar y comprobar' }));
  });

  it('says why a key was refused, and stores it anyway if the owner wants', async () => {
    answerSave(trial({ problem: problem('SPEECH_REFUSED') }), false);
    const { user } = await open('google');
    const shown = await form('Google');
    await user.type(shown.getByLabelText('Clave'), 'wrong{Enter}');
    await shown.findByText('Google no respondió bien');
    shown.getByText(/Revisa que la copiaste entera/u);
    shown.getByText('Nada se ha guardado todavía.');
    expect(shown.getByLabelText('Clave')).toHaveProperty('value', 'wrong');
    answerSave(null);
    await user.click(shown.getByRole('button', { name: 'Guardar de todos modos' }));
    await shown.findByText('Guardado');
    expect(saved().at(-1)).toEqual({ values: { GOOGLE_TTS_API_KEY: 'wrong' }, isUnchecked: true });
  });

  it('shows a fault at its field, also where the field was folded away', async () => {
    has(settingFields({ ELEVENLABS_API_KEY: typed() }));
    studio().answer(studioSettingsEndpoints.change, () => {
      throw new Refusal(400, 'SETTING_KEY_AGAIN', {
        fields: [{ path: 'ELEVENLABS_API_KEY', message: 'SETTING_KEY_AGAIN' }],
      });
    });
    const { user } = await open('elevenlabs');
    const shown = await form('ElevenLabs');
    const fold = shown.getByRole('button', { name: 'Opciones avanzadas', expanded: false });
    await user.click(fold);
    await user.type(shown.getByLabelText('Dirección del servidor'), 'https://voices.example');
    await user.click(shown.getByRole('button', { name: 'Guardar y comprobar' }));
    await shown.findByText(errorMessage('SETTING_KEY_AGAIN', 'es'));
    const key = shown.getByLabelText('Clave', { selector: 'input' });
    expect(document.activeElement).toBe(key);
    studio().answer(studioSettingsEndpoints.change, () => {
      throw new Refusal(400, 'SETTING_ADDRESS_INVALID', {
        fields: [{ path: 'ELEVENLABS_BASE_URL', message: 'SETTING_ADDRESS_INVALID' }],
      });
    });
    await user.type(key, 'again');
    await user.click(fold);
    await user.click(shown.getByRole('button', { name: 'Guardar y comprobar' }));
    await shown.findByText(errorMessage('SETTING_ADDRESS_INVALID', 'es'));
    expect(document.activeElement).toBe(shown.getByLabelText('Dirección del servidor'));
  });

  it('shows and locks what the environment sets, with the name of its variable', async () => {
    has(
      settingFields({
        LLM_API_KEY: fixed(),
        LLM_MODEL: fixed('qwen3:8b'),
        LLM_BASE_URL: { isLocked: true },
      }),
    );
    await open('language-model');
    const shown = await form('Modelo de lenguaje');
    const model = shown.getByLabelText('Modelo');
    expect(model).toHaveProperty('value', 'qwen3:8b');
    expect(model).toHaveProperty('readOnly', true);
    shown.getByText('Lo fija la máquina del estudio, con LLM_MODEL.');
    shown.getByText('Lo fija la máquina del estudio, con LLM_API_KEY.');
    shown.getByText('Va con su clave, que fija la máquina del estudio.');
    expect(shown.queryByRole('button', { name: /^Reemplazar/u })).toBeNull();
  });

  it('reads and shows prices in the notation of the person', async () => {
    has(settingFields({ LLM_INPUT_PRICE: typed('0.25'), LLM_OUTPUT_PRICE: typed('2') }));
    answerSave(trial({ spent: { inputTokens: 120, outputTokens: 30, cost: 0.00009 } }));
    const { user } = await open('language-model');
    const shown = await form('Modelo de lenguaje');
    const price = shown.getByLabelText('Precio por millón de tokens que lee');
    expect(price).toHaveProperty('value', '0,25');
    await user.clear(price);
    await user.type(price, '1.250,5{Enter}');
    await shown.findByText(/Tardó 1,2 s · 150 tokens · .*0,0001/u);
    expect(saved()).toEqual([{ values: { LLM_INPUT_PRICE: '1250.5' }, isUnchecked: false }]);
  });

  it('replaces a stored key only if another is typed', async () => {
    has(settingFields({ ELEVENLABS_API_KEY: typed() }));
    const { user } = await open('elevenlabs');
    const shown = await form('ElevenLabs');
    shown.getByText(/Ada Lovelace · 26 nov 2026/u);
    await user.click(shown.getByRole('button', { name: /^Reemplazar/u }));
    const field = shown.getByLabelText('Clave', { selector: 'input' });
    expect(document.activeElement).toBe(field);
    const save = shown.getByRole('button', { name: 'Guardar y comprobar' });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    await user.type(field, 'new');
    expect(save.getAttribute('aria-disabled')).toBe('false');
    await user.click(shown.getByRole('button', { name: 'Conservar lo guardado' }));
    expect(document.activeElement).toBe(shown.getByRole('button', { name: /^Reemplazar/u }));
    await user.click(save);
    expect(saved()).toEqual([]);
  });

  it('asks before it removes a key', async () => {
    has(settingFields({ ELEVENLABS_API_KEY: typed() }));
    studio().answer(studioSettingsEndpoints.change, () => {
      has();
      return { fields: settingFields(), check: null, isStored: true };
    });
    const { user } = await open('elevenlabs');
    const shown = await form('ElevenLabs');
    await user.click(shown.getByRole('button', { name: /^Quitar/u }));
    const question = within(
      await screen.findByRole('alertdialog', { name: '¿Quitar la clave de ElevenLabs?' }),
    );
    expect(saved()).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Quitar' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(shown.getByLabelText('Clave', { selector: 'input' })),
    );
    expect(saved()).toEqual([{ values: { ELEVENLABS_API_KEY: null }, isUnchecked: true }]);
  });

  it('asks to type a lost value again, and lets go of the others', async () => {
    const lost = { source: 'studio', isUnreadable: true } as const;
    has(settingFields({ ELEVENLABS_API_KEY: lost, ELEVENLABS_PRICE: lost }));
    answerSave(trial({ offer: { listed: 25, offered: 25 } }));
    const { user } = await open('elevenlabs');
    await screen.findByRole('link', { name: 'ElevenLabs Escribe la clave otra vez' });
    const shown = await form('ElevenLabs');
    expect(shown.getAllByText(/ya no se puede leer/u)).toHaveLength(2);
    await user.type(shown.getByLabelText('Clave'), 'again{Enter}');
    await shown.findByText('Guardado, y funciona');
    expect(saved()).toEqual([
      {
        values: { ELEVENLABS_API_KEY: 'again', ELEVENLABS_PRICE: null },
        isUnchecked: false,
      },
    ]);
  });

  it('tries the present values again', async () => {
    has(settingFields({ ELEVENLABS_API_KEY: fixed() }));
    answerSave(trial({ problem: problem('SPEECH_UNREACHABLE') }), false);
    const { user } = await open('elevenlabs');
    const shown = await form('ElevenLabs');
    await user.click(shown.getByRole('button', { name: 'Comprobar ahora' }));
    await shown.findByText(/^No se puede conectar/u);
    expect(shown.queryByRole('button', { name: 'Guardar de todos modos' })).toBeNull();
    expect(saved()).toEqual([{ values: {}, isUnchecked: false }]);
  });

  it('keeps what was typed while another page is looked at', async () => {
    const { user } = await open('google');
    const shown = await form('Google');
    await user.type(shown.getByLabelText('Clave'), 'abc');
    await user.click(screen.getByRole('link', { name: /^OpenAI/u }));
    await form('OpenAI');
    await user.click(screen.getByRole('link', { name: /^Google/u }));
    expect((await form('Google')).getByLabelText('Clave')).toHaveProperty('value', 'abc');
  });
});

describe('the time of retention', () => {
  const question = 'Eliminar para siempre lo que nadie tocó en 30 días';

  async function keepForThirtyDays() {
    const { user } = await open('storage');
    const storage = await form('Espacio y plazos');
    const field = storage.getByRole('textbox', { name: 'Días que se guarda lo que nadie toca' });
    await user.clear(field);
    await user.type(field, '30{Enter}');
    return { user };
  }

  it.each([
    ['none before', null],
    ['a longer one before', '365'],
  ])('asks before it is stored, with %s', async (_before, value) => {
    has(settingFields({ STUDIO_RETENTION_DAYS: typed(value) }));
    answerSave(null);
    const { user } = await keepForThirtyDays();
    const asked = await screen.findByRole('alertdialog', { name: new RegExp(question, 'u') });
    expect(saved()).toEqual([]);
    await user.click(within(asked).getByRole('button', { name: 'Guardar y eliminar' }));
    await waitFor(() =>
      expect(saved()).toMatchObject([{ values: { STUDIO_RETENTION_DAYS: '30' } }]),
    );
  });

  it('is stored at once if it deletes no more than before', async () => {
    has(settingFields({ STUDIO_RETENTION_DAYS: typed('10') }));
    answerSave(null);
    await keepForThirtyDays();
    await waitFor(() =>
      expect(saved()).toMatchObject([{ values: { STUDIO_RETENTION_DAYS: '30' } }]),
    );
  });
});
