import {
  avatarEndpoints,
  type Endpoint,
  errorMessage,
  libraryEndpoints,
  POLLING,
  scriptEndpoints,
  type Timeline,
  type VideoSettings,
  videoEndpoints,
  videoSettingsEndpoints,
  voiceEndpoints,
} from '@tarima/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { avatarSample } from '#web/test/avatar-sample.ts';
import { Refusal } from '#web/test/studio-server.ts';
import { PROJECT_ID, testScript } from '#web/test/test-project.ts';
import { voiceSample } from '#web/test/voice-sample.ts';
import { testVideo } from './test-video.ts';
import { wizardForTests } from './test-wizard.ts';

const TIMELINE: Timeline = {
  format: 'vertical',
  mode: 'avatar',
  presenterId: 'lucia',
  templateId: null,
  background: 'blue',
  language: 'es',
  kicker: 'Gestión del tiempo',
  duration: 8,
  scenes: ['Inicio', 'Final'].map((title, index) => ({
    index,
    count: 2,
    title,
    picture: null,
    layout: 'points',
    presenterPlace: 'beside',
    figure: null,
    table: null,
    emphases: [],
    duration: 4,
    points: [],
    captions: [],
    visemes: [],
  })),
};
const FINISHED = {
  status: 'completed',
  url: '/v.mp4',
  videoUrl: '/v.mp4',
  captionsUrl: '/v.vtt',
  downloadUrl: '/v/download',
} as const;

const {
  studio,
  wizard,
  openWizard: open,
} = wizardForTests({
  avatars: [
    avatarSample(),
    avatarSample({
      avatar_id: 'daniel',
      avatar_name: 'Omar',
      gender: 'male',
      category: 'health',
    }),
    avatarSample({ avatar_id: 'nadie', avatar_name: 'Nadie', gender: 'unknown' }),
  ],
  voices: [
    voiceSample(),
    voiceSample({
      voice_id: 'emma',
      voice_name: 'Emma',
      language: 'English',
      language_code: 'en',
      locale: 'en-US',
      support_locale: false,
    }),
    voiceSample({ voice_id: 'ruido', voice_name: 'Ruido', style: 'unknown' }),
  ],
});

beforeEach(() => {
  studio().answer(videoEndpoints.preview, () => ({ timeline: TIMELINE, audioUrl: '/speech.m4a' }));
  studio().answer(videoEndpoints.generate, () => {
    wizard.video = testVideo({ status: 'waiting' });
    return wizard.video;
  });
  studio().answer(libraryEndpoints.savePath, () => ({ redirectTo: '/videos?video=1' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const chosen = { presenter: 'lucia', voice: 'alba', locale: 'es_MX' };
const choose = (change: Partial<VideoSettings>) => {
  wizard.settings = { ...wizard.settings, ...change };
};
const GONE = '22222222-2222-4222-8222-222222222222';
const bodiesOf = (endpoint: Endpoint) =>
  studio()
    .callsOf(endpoint)
    .map(({ body }) => JSON.parse(body.toString()));
const generated = () => bodiesOf(videoEndpoints.generate);
const spoken = () => bodiesOf(videoEndpoints.preview);
const summarized = () =>
  within(screen.getByRole('region', { name: 'Resumen' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
const openFilters = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: /^Filtros/u }));
const openLook = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: /^Aspecto/u }));
const tab = (name: string) => screen.getByRole('tab', { name });
const submit = () => screen.getByRole('button', { name: 'Generar video' });

it('shows a loader until the settings arrive', async () => {
  const arrived = Promise.withResolvers<VideoSettings>();
  studio().answer(videoSettingsEndpoints.get, () => arrived.promise);
  await open();
  await screen.findByText('Cargando la configuración');
  arrived.resolve(wizard.settings);
  await screen.findByRole('tab', { name: 'Presentador' });
  expect(screen.queryByText('Cargando la configuración')).toBeNull();
});

describe('the wizard', () => {
  it('opens with presenter, voice and accent chosen, and saves them when it generates', async () => {
    const { user } = await open();
    await screen.findByRole('radio', { name: /Lucía/, checked: true });
    await screen.findByText('3 de 3 pasos completados');
    expect(summarized()).toEqual(['Lucía', 'Alba', 'Mexicano']);
    expect(studio().callsOf(videoSettingsEndpoints.save)).toHaveLength(0);
    const generate = submit();
    await user.dblClick(generate);
    await screen.findByRole('heading', { name: 'Generando tu video' });
    expect(wizard.settings).toMatchObject(chosen);
    expect(studio().callsOf(videoSettingsEndpoints.save)).toHaveLength(1);
    expect(generated()).toEqual([
      {
        projectId: PROJECT_ID,
        videoMode: 'avatar',
        avatarId: 'lucia',
        voiceId: 'alba',
        locale: 'es_MX',
      },
    ]);
  });

  it('begins with the last choices of the person, and generates what it shows', async () => {
    wizard.lastUsed = {
      ...wizard.settings,
      ...{ presenter: 'daniel', voice: 'alba', locale: 'es_AR', videoFormat: 'horizontal' },
    };
    const { user } = await open();
    await screen.findByRole('radio', { name: /Omar/, checked: true });
    await screen.findByText('3 de 3 pasos completados');
    expect(summarized()).toEqual(['Omar', 'Alba', 'Argentino']);
    screen.getByText(/^Horizontal · /u);
    await user.click(submit());
    await waitFor(() =>
      expect(generated()).toMatchObject([{ avatarId: 'daniel', locale: 'es_AR' }]),
    );
    expect(wizard.settings).toEqual(wizard.lastUsed);
  });

  it('changes presenter, voice and accent by one click each, and saves each choice', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: /Omar/ }));
    await waitFor(() => expect(wizard.settings.presenter).toBe('daniel'));
    await user.click(tab('Voz'));
    await user.click(await screen.findByRole('radio', { name: /Alba/ }));
    await user.click(screen.getByRole('button', { name: 'Cambiar Acento' }));
    expect(document.activeElement).toBe(tab('Acento'));
    await user.click(await screen.findByRole('radio', { name: /Colombiano/ }));
    await waitFor(() =>
      expect(wizard.settings).toMatchObject({
        presenter: 'daniel',
        voice: 'alba',
        locale: 'es_CO',
      }),
    );
    expect(summarized()).toEqual(['Omar', 'Alba', 'Colombiano']);
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(tab('Voz').getAttribute('aria-selected')).toBe('true');
    await waitFor(() => expect(submit()).toHaveProperty('disabled', false));
    await user.click(submit());
    await waitFor(() =>
      expect(generated()).toMatchObject([{ avatarId: 'daniel', locale: 'es_CO' }]),
    );
  });

  it('generates nothing that could not be saved', async () => {
    studio().answer(videoSettingsEndpoints.save, () => {
      throw new Refusal(403, 'FORBIDDEN');
    });
    const { user } = await open();
    await screen.findByRole('radio', { name: /Lucía/, checked: true });
    await user.click(submit());
    await screen.findByText('Error al guardar la configuración');
    expect(generated()).toEqual([]);
    studio().answer(
      videoSettingsEndpoints.save,
      ({ body }) => JSON.parse(body.toString()).settings,
    );
    await user.click(await screen.findByRole('radio', { name: /Omar/ }));
    await waitFor(() => expect(screen.queryByText('Error al guardar la configuración')).toBeNull());
  });

  it('counts two steps from the start where a script is in English', async () => {
    studio().answer(scriptEndpoints.byProject, () => [testScript({ language: 'en' })]);
    const lists = Promise.withResolvers<void>();
    studio().answer(voiceEndpoints.list, async () => {
      await lists.promise;
      return wizard.voices;
    });
    await open();
    await screen.findByRole('radio', { name: /Lucía/ });
    expect(screen.queryByText(/pasos completados/u)).toBeNull();
    lists.resolve();
    await screen.findByText('2 de 2 pasos completados');
    expect(summarized()).toEqual(['Lucía', 'Emma', 'No hace falta']);
  });

  it('locks the voice until a presenter is chosen, and the accent for other voices', async () => {
    choose({ presenter: GONE });
    const { user } = await open();
    await screen.findByText('La persona que habías elegido ya no está en esta empresa');
    await screen.findByText('2 de 3 pasos completados');
    expect(tab('Voz')).toHaveProperty('disabled', true);
    screen.getByText('Elige primero un presentador.');
    expect(screen.queryByRole('button', { name: 'Generar video' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Siguiente' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('radio', { name: /Lucía/ }));
    await user.click(tab('Voz'));
    await openFilters(user);
    await user.click(await screen.findByRole('combobox', { name: 'Idioma' }));
    await user.click(await screen.findByRole('option', { name: 'English' }));
    await user.click(await screen.findByRole('radio', { name: /Emma/ }));
    expect(tab('Acento')).toHaveProperty('disabled', true);
    screen.getByText('2 de 2 pasos completados');
    await waitFor(() => expect(wizard.settings.locale).toBe('en-US'));
    await waitFor(() => expect(submit()).toHaveProperty('disabled', false));
  });

  it('filters presenters, and says when none is left', async () => {
    const { user } = await open();
    await screen.findByRole('radio', { name: /Lucía/ });
    expect(screen.queryByRole('radio', { name: /Nadie/ })).toBeNull();
    expect(screen.queryByRole('radiogroup', { name: 'Categoría' })).toBeNull();
    await openFilters(user);
    await user.click(screen.getByRole('radio', { name: 'Salud' }));
    expect(screen.queryByRole('radio', { name: /Lucía/ })).toBeNull();
    screen.getByRole('radio', { name: /Omar/ });
    await user.click(screen.getByRole('radio', { name: 'Educación' }));
    screen.getByText('No hay presentadores en esta categoría');
  });

  it('rates presenters for the vertical format only', async () => {
    const { user } = await open();
    await screen.findAllByText('Óptimo en vertical');
    await openLook(user);
    await user.click(screen.getByRole('radio', { name: 'Horizontal' }));
    await waitFor(() => expect(screen.queryByText('Óptimo en vertical')).toBeNull());
  });

  it('leaves captions out of the picture on request, without asking for its preview again', async () => {
    choose(chosen);
    const { user } = await open();
    await openLook(user);
    const places = within(await screen.findByRole('radiogroup', { name: 'Subtítulos' }));
    const inPicture = places.getByRole('radio', { name: 'En la imagen' });
    expect(inPicture.getAttribute('aria-checked')).toBe('true');
    await waitFor(() => expect(studio().callsOf(videoEndpoints.preview)).toHaveLength(1));
    await user.click(places.getByRole('radio', { name: 'Fuera de la imagen' }));
    await screen.findByText('Quien mira puede activarlos: son una pista del video.');
    await waitFor(() => expect(wizard.settings.captionPlace).toBe('track'));
    expect(studio().callsOf(videoEndpoints.preview)).toHaveLength(1);
  });

  it('offers only known voices, the script’s language first', async () => {
    choose({ presenter: 'lucia' });
    const { user } = await open();
    await screen.findByRole('radio', { name: /Lucía/ });
    await user.click(tab('Voz'));
    await screen.findByRole('radio', { name: /Alba/ });
    expect(screen.queryByRole('radio', { name: /Emma/ })).toBeNull();
    expect(screen.queryByRole('radio', { name: /Ruido/ })).toBeNull();
    await openFilters(user);
    await user.click(screen.getByRole('combobox', { name: 'Género' }));
    await user.click(await screen.findByRole('option', { name: 'Hombre' }));
    screen.getByText('No se encontraron voces con los filtros aplicados');
  });

  it('shows voices in the script’s language when the project has another', async () => {
    studio().answer(scriptEndpoints.byProject, () => [testScript({ language: 'en' })]);
    choose({ presenter: 'lucia' });
    const { user } = await open();
    await screen.findByRole('radio', { name: /Lucía/ });
    await user.click(tab('Voz'));
    await screen.findByRole('radio', { name: /Emma/ });
    expect(screen.queryByRole('radio', { name: /Alba/ })).toBeNull();
  });

  it('begins with a template without a presenter, and takes another one', async () => {
    const { user } = await open();
    await openLook(user);
    await user.click(await screen.findByRole('radio', { name: 'Sin presentador' }));
    await screen.findByRole('radio', { name: 'Limpia', checked: true });
    await user.click(await screen.findByRole('radio', { name: 'Noche' }));
    await waitFor(() =>
      expect(wizard.settings).toMatchObject({ videoMode: 'stock', templateId: 'night' }),
    );
    expect(tab('Voz')).toHaveProperty('disabled', false);
  });

  it('shows the server’s words for an unsaved choice, and returns to the stored one', async () => {
    studio().answer(videoSettingsEndpoints.save, () => {
      throw new Refusal(404, 'PRESENTER_UNKNOWN');
    });
    choose({ presenter: 'daniel' });
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: /Lucía/ }));
    await screen.findByText(errorMessage('PRESENTER_UNKNOWN', 'es'));
    await screen.findByRole('radio', { name: /Omar/, checked: true });
  });

  it.each([
    ['format', {}, 'Presentador', 'Horizontal'],
    ['mode', {}, 'Presentador', 'Sin presentador'],
    ['template', { videoMode: 'stock' }, 'Plantilla', 'Noche'],
    ['accent', chosen, 'Acento', /Colombiano/],
  ] as const)(
    'shows the server’s words when the %s was not saved',
    async (_what, change, step, choice) => {
      choose(change);
      studio().answer(videoSettingsEndpoints.save, () => {
        throw new Refusal(403, 'FORBIDDEN');
      });
      const { user } = await open();
      await waitFor(async () =>
        expect(await screen.findByRole('tab', { name: step })).toHaveProperty('disabled', false),
      );
      await user.click(tab(step));
      await openLook(user);
      await user.click(await screen.findByRole('radio', { name: choice }));
      await screen.findByText('Error al guardar la configuración');
      screen.getByText(errorMessage('FORBIDDEN', 'es'));
    },
  );

  it('shows why a video was not started, and stays there', async () => {
    choose(chosen);
    studio().answer(videoEndpoints.generate, () => {
      throw new Refusal(409, 'NOTHING_TO_SAY');
    });
    const { user } = await open();
    await waitFor(() => expect(submit()).toHaveProperty('disabled', false));
    await user.click(submit());
    await screen.findByText(errorMessage('NOTHING_TO_SAY', 'es'));
    tab('Presentador');
  });

  it('says that presenters or voices could not be loaded', async () => {
    studio().answer(avatarEndpoints.list, () => {
      throw new Refusal(500, 'INTERNAL_ERROR');
    });
    await open();
    await screen.findByText('Error al cargar avatares. Inténtalo de nuevo más tarde.');
  });
});

describe('the preview', () => {
  const playedBy = () => {
    const played: string[] = [];
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
      this: HTMLMediaElement,
    ) {
      played.push(new URL(this.src).pathname);
    });
    return played;
  };

  it('is the script’s first scene in the chosen voice, without a click and whoever presents', async () => {
    const played = playedBy();
    const { user } = await open();
    await screen.findByRole('img', { name: 'Así se verá el video' });
    await waitFor(() => expect(spoken()).toHaveLength(1));
    expect(spoken()[0]).toEqual({
      ...{ projectId: PROJECT_ID, videoMode: 'stock', voiceId: 'alba', locale: 'es_MX' },
      onlyFirstScene: true,
    });
    await user.click(screen.getByRole('radio', { name: /Omar/ }));
    await waitFor(() => expect(wizard.settings.presenter).toBe('daniel'));
    expect(played).toEqual([]);
    await waitFor(() => expect(document.querySelector('audio[src="/speech.m4a"]')).not.toBeNull());
    await user.click(screen.getByRole('button', { name: 'Reproducir vista previa' }));
    expect(played).toEqual(['/speech.m4a']);
    expect(spoken()).toHaveLength(1);
  });

  it('costs nothing until somebody wants to hear a paid voice', async () => {
    const played = playedBy();
    wizard.voices = [voiceSample({ voice_id: 'nova', vendor: 'openai', character_price: 15 })];
    choose({ ...chosen, voice: 'nova' });
    const { user } = await open();
    const listen = await screen.findByRole('button', { name: 'Escuchar' });
    await screen.findByText('3 de 3 pasos completados');
    expect(spoken()).toEqual([]);
    await user.click(listen);
    await waitFor(() => expect(played).toEqual(['/speech.m4a']));
    expect(spoken()).toMatchObject([{ voiceId: 'nova', onlyFirstScene: true }]);
  });

  it('can be stopped while it moves', async () => {
    const { user } = await open();
    studio().answer(videoEndpoints.firstScene, () => TIMELINE);
    await user.click(await screen.findByRole('button', { name: 'Detener el movimiento' }));
    await user.click(screen.getByRole('button', { name: 'Reanudar el movimiento' }));
    screen.getByRole('button', { name: 'Detener el movimiento' });
  });

  it('is loaded whole on request, and can be played, sought and read by scene', async () => {
    choose(chosen);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Ver completo' }));
    const scenes = await screen.findByRole('navigation', { name: 'Escenas' });
    expect(screen.getAllByRole('button', { name: 'Reproducir vista previa' }).length).toBe(2);
    await user.click(within(scenes).getByRole('button', { name: /Final/ }));
    const position = screen.getByRole('slider', { name: 'Posición' });
    expect(position).toHaveProperty('value', '4');
    expect(position.getAttribute('aria-valuetext')).toBe('0:04');
    expect(document.querySelector('audio[src="/speech.m4a"]')).toHaveProperty('currentTime', 4);
  });

  it('shows the server’s words when there is none', async () => {
    choose(chosen);
    studio().answer(videoEndpoints.preview, () => {
      throw new Refusal(409, 'NOTHING_TO_SAY');
    });
    await open();
    await screen.findByText(errorMessage('NOTHING_TO_SAY', 'es'));
  });
});

describe('a video that is being made', () => {
  it('continues after a reload with its stage and progress', async () => {
    wizard.video = testVideo({
      stage: 'drawing',
      progress: 42,
      startedAt: new Date().toISOString(),
    });
    await open();
    await screen.findByText('Dibujando');
    screen.getByText('42 %');
    for (const step of ['Preparando', 'Completado']) screen.getByText(step);
    expect(screen.getByText('Generando').getAttribute('aria-current')).toBe('step');
    expect(screen.queryByText('El video está tardando más de lo normal')).toBeNull();
  });

  it('warns after 5 minutes, and after 10 offers to wait or cancel', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    wizard.video = testVideo({ startedAt: minutesAgo(6) });
    const { unmount } = await open();
    await screen.findByText('El video está tardando más de lo normal');
    unmount();
    wizard.video = testVideo({ startedAt: minutesAgo(11) });
    const { user } = await open();
    await screen.findByText('El video lleva 11 minutos en proceso');
    await user.click(screen.getByRole('button', { name: 'Seguir esperando' }));
    expect(screen.queryByText('El video lleva 11 minutos en proceso')).toBeNull();
  });

  it('can be stopped for a shorter text when it takes very long', async () => {
    wizard.video = testVideo({ startedAt: new Date(Date.now() - 11 * 60_000).toISOString() });
    studio().answer(videoEndpoints.cancel, () =>
      testVideo({ status: 'failed', isCancelled: true }),
    );
    const { user } = await open();
    await user.click(
      await screen.findByRole('button', { name: 'Cancelar y usar un texto más corto' }),
    );
    await waitFor(() => expect(window.location.pathname).toBe(`/edit-script/${PROJECT_ID}`));
    expect(studio().callsOf(videoEndpoints.cancel)).toHaveLength(1);
  });

  it('can be cancelled, which returns to the settings', async () => {
    choose(chosen);
    wizard.video = testVideo({ startedAt: new Date().toISOString() });
    studio().answer(videoEndpoints.cancel, () =>
      testVideo({ status: 'failed', isCancelled: true }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await screen.findByRole('tab', { name: 'Presentador' });
    screen.getByText('Generación cancelada');
  });

  it('shows the settings when it was cancelled before', async () => {
    choose(chosen);
    wizard.video = testVideo({ status: 'failed', isCancelled: true });
    await open();
    await screen.findByRole('tab', { name: 'Presentador' });
    expect(screen.queryByRole('heading', { name: 'Generando tu video' })).toBeNull();
    await waitFor(() => expect(submit()).toHaveProperty('disabled', false));
  });

  it('is polled every 30 s until it is finished', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    wizard.video = testVideo({ startedAt: new Date().toISOString() });
    await open();
    await screen.findByRole('heading', { name: 'Generando tu video' });
    wizard.video = testVideo(FINISHED);
    act(() => void vi.advanceTimersByTime(POLLING.generationPageMs));
    await screen.findByRole('heading', { name: 'Tu video está listo' });
  });

  it('stops polling after 240 times, and says so', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    wizard.video = testVideo({ status: 'processing', stage: 'drawing' });
    await open();
    await screen.findByRole('heading', { name: 'Generando tu video' });
    act(() => void vi.advanceTimersByTime(POLLING.generationPageMs * POLLING.maxAttempts));
    await screen.findByText('Tiempo de generación excedido. Por favor intente nuevamente.');
  });

  it('gives up after four failures in a row, and retries on request', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    wizard.video = testVideo({ startedAt: new Date().toISOString() });
    const { user } = await open();
    await screen.findByRole('heading', { name: 'Generando tu video' });
    studio().breakOn(videoEndpoints.status);
    // The estimate counts polls, so its text shows that a failure has arrived.
    for (const shown of ['2 %', '3 %', '5 %', 'No se pudo verificar el estado del video.']) {
      expect(screen.queryByText('No se pudo verificar el estado del video.')).toBeNull();
      const before = studio().callsOf(videoEndpoints.status).length;
      act(() => void vi.advanceTimersByTime(POLLING.generationPageMs));
      await screen.findByText(shown);
      // An opening connection makes a call of its own.
      expect(studio().callsOf(videoEndpoints.status).length).toBeGreaterThan(before);
    }
    studio().answer(videoEndpoints.status, () => testVideo(FINISHED));
    await user.click(screen.getByRole('button', { name: 'Recargar' }));
    await screen.findByRole('heading', { name: 'Tu video está listo' });
  });
});

describe('a video that is deleted while it is being made', () => {
  const TITLE = 'Gestión del tiempo';
  const openWhileMade = async () => {
    wizard.video = testVideo({ stage: 'drawing', startedAt: new Date().toISOString() });
    const view = await open();
    await screen.findByRole('heading', { name: 'Generando tu video' });
    // After this event the socket is open. Its opening causes no more calls.
    await act(() => studio().tell('videoStatusUpdate', testVideo({ progress: 15 })));
    await screen.findByText('15 %');
    return view;
  };
  const seesItGone = async () => {
    await screen.findByRole('tab', { name: 'Presentador' });
    await screen.findByText(`Se eliminó «${TITLE}».`);
    expect(screen.queryByRole('heading', { name: 'Generando tu video' })).toBeNull();
  };

  it('gives way to the settings at once, and returns when the deletion is undone', async () => {
    await openWhileMade();
    wizard.video = null;
    await act(() => studio().tell('listUpdate', 'videos'));
    await seesItGone();
    wizard.video = testVideo(FINISHED);
    await act(() => studio().tell('listUpdate', 'videos'));
    await screen.findByRole('heading', { name: 'Tu video está listo' });
  });

  it('gives way to the settings on the next poll when no event arrives', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await openWhileMade();
    wizard.video = null;
    act(() => void vi.advanceTimersByTime(POLLING.generationPageMs));
    await seesItGone();
  });

  it('gives way to the settings when its project is deleted too', async () => {
    await openWhileMade();
    wizard.video = null;
    studio().answer(videoEndpoints.byProject, () => {
      throw new Refusal(404, 'NOT_FOUND');
    });
    await act(() => studio().tell('listUpdate', 'videos'));
    await seesItGone();
  });

  it('gives way to an older video of its project', async () => {
    await openWhileMade();
    wizard.video = null;
    const older = testVideo({ ...FINISHED, id: crypto.randomUUID() });
    studio().answer(videoEndpoints.byProject, () => older);
    await act(() => studio().tell('listUpdate', 'videos'));
    await screen.findByRole('heading', { name: 'Tu video está listo' });
  });

  it('is not reported as an error to the person who cancels it', async () => {
    const { user } = await openWhileMade();
    wizard.video = null;
    studio().answer(videoEndpoints.cancel, () => {
      throw new Refusal(404, 'NOT_FOUND');
    });
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await seesItGone();
    expect(screen.queryByText('Error al cancelar el video')).toBeNull();
  });

  it('stays when another video is deleted', async () => {
    await openWhileMade();
    const asked = () => studio().callsOf(videoEndpoints.status).length;
    const before = asked();
    wizard.video = testVideo({
      stage: 'drawing',
      progress: 42,
      startedAt: new Date().toISOString(),
    });
    await act(() => studio().tell('listUpdate', 'videos'));
    await screen.findByText('42 %');
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  });
});

describe('a finished video', () => {
  it('says that its script has changed since', async () => {
    wizard.video = testVideo({ ...FINISHED, isOutdated: true });
    await open();
    await screen.findByText('1 video es anterior a su guion');
  });

  it('has a player with captions, a download, and a view button that follows the saved path', async () => {
    wizard.video = testVideo(FINISHED);
    const { user } = await open();
    await screen.findByRole('heading', { name: 'Tu video está listo' });
    expect(document.querySelector('video track[kind="captions"]')?.getAttribute('src')).toBe(
      '/v.vtt',
    );
    expect(screen.getByRole('link', { name: 'Descargar' }).getAttribute('href')).toBe(
      '/v/download',
    );
    const handOver = screen.getByRole('link', { name: 'Entregar' });
    expect(handOver.getAttribute('href')).toBe(`/hand-over/${PROJECT_ID}`);
    screen.getByRole('button', { name: 'Ver en pantalla completa' });
    // The browser's own controls would cover the captions of the picture.
    screen.getByRole('slider', { name: 'Posición' });
    expect(document.querySelector('video')?.controls).toBe(false);
    const steps = within(screen.getByRole('list', { name: 'Pasos' })).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      null,
      null,
      'step',
    ]);
    await user.click(screen.getByRole('button', { name: 'Ver video' }));
    await waitFor(() => expect(window.location.pathname).toBe('/videos'));
    expect(studio().callsOf(libraryEndpoints.savePath)).toHaveLength(1);
  });
});

describe('a failed video', () => {
  it('shows the reason, and returns to the settings', async () => {
    wizard.video = testVideo({ status: 'failed', error: 'No se pudo generar la voz.' });
    const { user } = await open();
    await screen.findByRole('heading', { name: 'Error en la generación' });
    screen.getByText('No se pudo generar la voz.');
    await user.click(screen.getByRole('button', { name: 'Volver a la configuración' }));
    await screen.findByRole('tab', { name: 'Presentador' });
  });

  it('shows a general reason without its own, and can be retried', async () => {
    choose(chosen);
    wizard.video = testVideo({ status: 'failed', error: '' });
    studio().answer(videoEndpoints.generate, () => testVideo({ status: 'waiting' }));
    const { user } = await open();
    await screen.findByText('Error en la generación del video');
    expect(screen.getByText('Error').getAttribute('aria-current')).toBe('step');
    const retry = screen.getByRole('button', { name: 'Intentar de nuevo' });
    await waitFor(() => expect(retry).toHaveProperty('disabled', false));
    await user.click(retry);
    await screen.findByRole('heading', { name: 'Generando tu video' });
  });
});
