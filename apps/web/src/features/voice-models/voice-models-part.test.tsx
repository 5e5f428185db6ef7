import {
  configEndpoints,
  errorMessage,
  type Problem,
  sessionEndpoints,
  type VoiceModel,
  type VoiceModelFetch,
  voiceModelEndpoints,
} from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { SESSION } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() => import('#web/features/settings/settings-screen.tsx'));

const MEGABYTE = 1024 ** 2;
const model = (changes: Partial<VoiceModel> = {}): VoiceModel => ({
  id: 'six-tongues-1',
  name: 'Seis lenguas',
  languages: ['es', 'pt-BR'],
  voices: [
    { name: 'Ana', gender: 'female', voiceIds: [] },
    { name: 'Bruno', gender: 'male', voiceIds: [] },
  ],
  licence: 'OpenRAIL-M',
  bytes: 120 * MEGABYTE,
  archiveAddress: 'https://models.example/six.tar.gz',
  isInCatalogue: true,
  isPresent: false,
  lacks: [],
  realTimeFactor: 0.24,
  isMeasured: false,
  fetch: null,
  ...changes,
});
const HERE = model({
  isPresent: true,
  isMeasured: true,
  voices: [
    {
      name: 'Ana',
      gender: 'female',
      voiceIds: [
        { language: 'es', id: 'neural-es-0' },
        { language: 'pt', id: 'neural-pt-0' },
      ],
    },
    { name: 'Bruno', gender: 'male', voiceIds: [{ language: 'es', id: 'neural-es-1' }] },
  ],
});
const speaking = (...names: string[]): Pick<VoiceModel, 'voices'> => ({
  voices: names.map((name) => ({ name, gender: 'female', voiceIds: [] })),
});
const work = (changes: Partial<VoiceModelFetch> = {}): VoiceModelFetch => ({
  status: 'processing',
  stage: 'fetching',
  progress: 25,
  bytes: 30 * MEGABYTE,
  totalBytes: 120 * MEGABYTE,
  sha256: null,
  problem: null,
  ...changes,
});
const failed = (code: Problem['code'], bytes = 0) =>
  model({
    fetch: work({
      status: 'failed',
      stage: null,
      bytes,
      problem: { code, message: errorMessage(code, 'es') },
    }),
  });

/** The studio's models. A test changes them as the studio would. */
function setUp(...models: VoiceModel[]) {
  const here: { models: VoiceModel[]; problem: Problem | null } = { models, problem: null };
  studio().answer(voiceModelEndpoints.list, () => here);
  studio().answer(voiceModelEndpoints.licence, () => ({
    name: 'OpenRAIL-M',
    text: 'You agree not to use the model to deceive people.',
  }));
  const becomes = (changed: VoiceModel) => {
    here.models = [changed];
    return changed;
  };
  studio().answer(voiceModelEndpoints.fetch, () => becomes(model({ fetch: work() })));
  return { here, becomes };
}
const open = () => renderStudio(studio(), '/settings?part=voices');
const card = async (name = 'Ana y Bruno') => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li') ?? document.body);
};

describe('Settings › Voices', () => {
  it('says in plain words what each model offers, the recommended one first', async () => {
    const others = speaking('Eva', 'Iris', 'Olga', 'Rita', 'Sara');
    setUp(model(), model({ id: 'other', ...others, realTimeFactor: null, bytes: null }));
    const { user } = await open();
    const first = await card();
    first.getByText('Recomendada');
    first.getByText('español y portugués de Brasil · 1 mujer · 1 hombre · 120 MB');
    await user.click(first.getByText('Detalles técnicos'));
    first.getByText('1 mujer: Ana. 1 hombre: Bruno');
    first.getByText('Seis lenguas');
    first.getByText(/2,4 s (para|en) hacer 10 s de voz/u);
    first.getByText('OpenRAIL-M');
    const second = await card('Eva, Iris, Olga y 2 más');
    second.getByText('español y portugués de Brasil · 5 mujeres');
    expect(second.queryByText('Recomendada')).toBeNull();
  });

  it('fetches a model only once its licence is read and accepted', async () => {
    setUp(model());
    const { user } = await open();
    await user.click((await card()).getByRole('button', { name: /^Descargar/u }));
    const panel = await screen.findByRole('dialog', { name: 'Descargar Ana y Bruno' });
    const dialog = within(panel);
    await dialog.findByText(/not to use the model to deceive/u);
    expect(document.activeElement).toBe(panel);
    await user.tab();
    expect(document.activeElement).toBe(dialog.getByRole('region', { name: 'OpenRAIL-M' }));
    dialog.getByText(/120 MB/u);
    const button = dialog.getByRole('button', { name: 'Descargar' });
    expect(button.hasAttribute('disabled')).toBe(true);
    await user.click(dialog.getByRole('checkbox', { name: /licencia/u }));
    expect(studio().callsOf(voiceModelEndpoints.fetch)).toHaveLength(0);
    await user.click(button);
    await screen.findByRole('progressbar', { name: 'Progreso de Ana y Bruno' });
    const [call] = studio().callsOf(voiceModelEndpoints.fetch);
    expect(JSON.parse(call?.body.toString() ?? '')).toEqual({ acceptsLicence: true });
  });

  it('shows the bytes and percent of the moment, until the voices can be heard', async () => {
    const { becomes } = setUp(model({ fetch: work() }));
    const { user } = await open();
    const shown = await card();
    await shown.findByText(/30 MB de 120 MB/u);
    expect(shown.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
    becomes(model({ fetch: work({ stage: 'trying', progress: 96 }) }));
    await shown.findByText('Probando cada idioma en esta máquina');
    becomes(HERE);
    await shown.findByRole('button', { name: 'Escuchar a Ana' });
    shown.getByText('Lista para usar');
    shown.getByText('Esta máquina tarda 2,4 s en hacer 10 s de voz');
    await user.click(shown.getByRole('radio', { name: 'Portugués de Brasil' }));
    await user.click(shown.getByRole('button', { name: 'Escuchar a Ana' }));
    const audio = document.querySelector('audio');
    expect(audio?.getAttribute('src')).toBe('/api/v1/voices/neural-pt-0/preview');
  });

  it('stops a download and goes on with it later', async () => {
    const { becomes } = setUp(model({ fetch: work() }));
    studio().answer(voiceModelEndpoints.cancel, () => becomes(failed('CANCELLED', 30 * MEGABYTE)));
    const { user } = await open();
    const shown = await card();
    await user.click(shown.getByRole('button', { name: /^Cancelar/u }));
    await shown.findByText(/30 MB ya están en el estudio/u);
    expect(shown.queryByRole('alert')).toBeNull();
    await user.click(shown.getByRole('button', { name: /^Seguir descargando/u }));
    await shown.findByRole('progressbar');
  });

  it('says why a download failed, and takes a file instead', async () => {
    const { becomes } = setUp(failed('DOWNLOAD_UNREACHABLE'));
    studio().answer(voiceModelEndpoints.upload, () => becomes(HERE));
    const { user } = await open();
    const shown = await card();
    shown.getByText(errorMessage('DOWNLOAD_UNREACHABLE', 'es'));
    shown.getByRole('button', { name: /^Descargar de nuevo/u });
    const input = shown.getByLabelText('Archivo de Ana y Bruno');
    await user.upload(input, new File(['an archive'], 'six.tar.gz'));
    await shown.findByText('Lista para usar');
    const [call] = studio().callsOf(voiceModelEndpoints.upload);
    expect(call?.body.toString()).toContain('an archive');
  });

  it('gives up a file that is being sent, and leaves everything as it was', async () => {
    const { becomes } = setUp(failed('DOWNLOAD_UNREACHABLE'));
    const answer = Promise.withResolvers<VoiceModel>();
    studio().answer(voiceModelEndpoints.upload, () => answer.promise);
    const { user } = await open();
    const shown = await card();
    const file = new File(['an archive'], 'six.tar.gz');
    await user.upload(shown.getByLabelText('Archivo de Ana y Bruno'), file);
    shown.getByText('Enviando el archivo al estudio');
    await waitFor(() => expect(studio().callsOf(voiceModelEndpoints.upload)).toHaveLength(1));
    const [call] = studio().callsOf(voiceModelEndpoints.upload);
    shown.getByRole('button', { name: /^Cancelar/u }).focus();
    await user.keyboard('{Enter}');
    await shown.findByRole('button', { name: /^Descargar de nuevo/u });
    await waitFor(() => expect(call?.signal.aborted).toBe(true));
    await waitFor(() =>
      expect(document.activeElement).toBe(shown.getByRole('heading', { name: 'Ana y Bruno' })),
    );
    expect(shown.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText('No se pudo instalar el archivo')).toBeNull();
    // The same file can be sent again.
    answer.resolve(becomes(HERE));
    await user.upload(shown.getByLabelText('Archivo de Ana y Bruno'), file);
    await shown.findByText('Lista para usar');
  });

  it('asks to compare a hash that nobody knew before', async () => {
    const sha256 = '0123abcd'.repeat(8);
    const { becomes } = setUp(
      model({ fetch: work({ status: 'waiting', stage: 'asking', sha256 }) }),
    );
    studio().answer(voiceModelEndpoints.confirm, () =>
      becomes(model({ fetch: work({ stage: 'unpacking', progress: 80 }) })),
    );
    const { user } = await open();
    const shown = await card();
    shown.getByText(Array.from({ length: 8 }, () => '0123abcd').join(' '));
    expect(shown.getByRole('link').getAttribute('href')).toBe('https://models.example/six.tar.gz');
    shown.getByRole('button', { name: 'Descartar' });
    await user.click(shown.getByRole('button', { name: /^Es la misma/u }));
    await shown.findByText('Desempaquetando');
    const [call] = studio().callsOf(voiceModelEndpoints.confirm);
    expect(JSON.parse(call?.body.toString() ?? '')).toEqual({ sha256 });
  });

  it('names what a folder of a person lacks', async () => {
    setUp(model({ isInCatalogue: false, voices: [], lacks: ['tokens.txt', 'model.json: voices'] }));
    await open();
    const shown = await card('Seis lenguas');
    shown.getByText('Carpeta propia');
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'tokens.txt',
      'model.json: voices',
    ]);
    expect(shown.queryByRole('button', { name: /^Descargar/u })).toBeNull();
  });

  it('tries a folder of a person before its voices count', async () => {
    const own = { isInCatalogue: false, licence: null };
    const { becomes } = setUp(model({ ...own, lacks: ['measured.json'] }));
    studio().answer(voiceModelEndpoints.fetch, () => becomes({ ...HERE, ...own }));
    const { user } = await open();
    const shown = await card();
    shown.getByText(/aún no se ha probado/u);
    await user.click(shown.getByRole('button', { name: /^Probar ahora/u }));
    await shown.findByText('Lista para usar');
  });

  it('shows the models of one language, and those that are here whatever they speak', async () => {
    const english = { ...speaking('Jane'), languages: ['en-GB'] };
    const italian = { ...speaking('Giulia'), languages: ['it'] };
    setUp(model(), model({ id: 'british', ...english }), { ...HERE, id: 'roman', ...italian });
    const { user } = await open();
    await card('Giulia');
    expect(screen.queryByRole('heading', { name: 'Jane' })).toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Voces que hablan' }));
    await user.click(await screen.findByRole('option', { name: 'Inglés' }));
    await card('Jane');
    await card('Giulia');
    expect(screen.queryByRole('heading', { name: 'Ana y Bruno' })).toBeNull();
  });

  it('asks before it removes a model', async () => {
    const { becomes } = setUp(HERE);
    studio().answer(voiceModelEndpoints.delete, () => {
      becomes(model());
      return null;
    });
    const { user } = await open();
    const shown = await card();
    await user.click(shown.getByRole('button', { name: /^Quitar/u }));
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText(/se detendrán y pedirán otra voz/u);
    await user.click(question.getByRole('button', { name: 'Quitar' }));
    await shown.findByRole('button', { name: /^Descargar/u });
    // The button that was pressed is gone, but a keyboard goes on from here.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ana y Bruno'));
  });

  it('gives the reason on a machine where natural voices cannot run', async () => {
    const { here } = setUp(model());
    here.problem = {
      code: 'SPEECH_ENGINE_MISSING',
      message: errorMessage('SPEECH_ENGINE_MISSING', 'es'),
    };
    await open();
    await screen.findByText(errorMessage('SPEECH_ENGINE_MISSING', 'es'));
    expect((await card()).queryByRole('button', { name: /^Descargar/u })).toBeNull();
  });

  it('can be tried again when the list does not load', async () => {
    studio().breakOn(voiceModelEndpoints.list);
    const { user } = await open();
    const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    setUp();
    await user.click(retry);
    await screen.findByText('No hay voces naturales que ofrecer');
  });
});

describe('home', () => {
  const answerConfig = (naturalVoices: 'none' | 'present' | 'unavailable') =>
    studio().answer(configEndpoints.get, () => ({
      screens: ['home' as const, 'settings' as const],
      adminUrl: null,
      hasLanguageModel: false,
      oidcName: null,
      naturalVoices,
      samples: null,
    }));
  const HINT = /voces naturales, sin clave/u;

  it('tells the owner once that natural voices can be fetched', async () => {
    answerConfig('none');
    setUp(model());
    const first = await renderStudio(studio(), '/');
    await first.user.click(await screen.findByRole('link', { name: 'Ver las voces' }));
    await screen.findByRole('heading', { name: 'Ana y Bruno' });
    first.unmount();
    const second = await renderStudio(studio(), '/');
    await second.user.click(await screen.findByRole('button', { name: 'No mostrar más' }));
    expect(screen.queryByText(HINT)).toBeNull();
    second.unmount();
    await renderStudio(studio(), '/');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(HINT)).toBeNull();
  });

  it.each(['present', 'unavailable'] as const)('says nothing where they are %s', async (state) => {
    answerConfig(state);
    await renderStudio(studio(), '/');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(HINT)).toBeNull();
  });

  it('says nothing to people who do not own the studio', async () => {
    answerConfig('none');
    studio().answer(sessionEndpoints.login, () => ({
      ...SESSION,
      user: { ...SESSION.user, is_owner: false },
    }));
    await renderStudio(studio(), '/');
    await waitFor(() => screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByText(HINT)).toBeNull();
  });
});
