import {
  libraryEndpoints,
  PODCAST_LIMITS,
  type Podcast,
  podcastEndpoints,
  sessionEndpoints,
} from '@tarima/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openLine, optionLine } from '#web/test/option-line.ts';
import {
  podcastInTheMaking,
  podcastSample,
  voiceModelSample,
  voiceSample,
} from '#web/test/podcast-samples.ts';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { COMPANIES, Refusal, SESSION } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
const EVENT = podcastSample().eventId;
const serve = (podcast: Podcast) => studio().answer(podcastEndpoints.get, () => podcast);
const sentForms = () =>
  studio()
    .callsOf(podcastEndpoints.generate)
    .map(({ body }) => JSON.parse(body.toString()));

beforeEach(() => {
  sessionStorage.clear();
  studio().answer(podcastEndpoints.generate, () => ({
    status: 'processing' as const,
    eventId: EVENT,
    message: 'Tu podcast se está generando.',
  }));
  studio().answer(libraryEndpoints.savePath, () => ({ redirectTo: `/podcasts/${EVENT}` }));
  serve(podcastInTheMaking());
  // Must follow the podcast's own answer, which matches the same address.
  studio().answer(podcastEndpoints.options, () => ({
    voiceModels: [
      voiceModelSample('local'),
      voiceModelSample('openai', 'No está configurado en este estudio.'),
    ],
    canTranslate: false,
    voices: [voiceSample('local', 'alloy'), voiceSample('local', 'echo')],
  }));
});

const submit = () => screen.findByRole('button', { name: 'Generar podcast' });

describe('the form', () => {
  it('starts with the specified defaults', async () => {
    const { user } = await renderStudio(studio(), '/podcast-creator');
    await user.type(await screen.findByLabelText('Texto'), 'Las abejas polinizan los campos.');
    await user.click(await submit());
    await waitFor(() => expect(sentForms()).toHaveLength(1));
    expect(sentForms()[0]).toMatchObject({
      companyId: COMPANIES[0]?.pk,
      podcastName: 'Tarima Podcast',
      podcastTagline: '',
      conversationStyle: 'engaging,informative',
      wordCount: 300,
      creativityLevel: 0.8,
      outputLanguage: 'Spanish',
      ttsModel: 'local',
      ttsVoiceHost: 'alloy',
      ttsVoiceGuest: 'echo',
    });
  });

  it('starts one podcast on a double click', async () => {
    const { user } = await renderStudio(studio(), '/podcast-creator');
    await user.type(await screen.findByLabelText('Texto'), 'Las abejas polinizan los campos.');
    const started = Promise.withResolvers<void>();
    studio().answer(podcastEndpoints.generate, async () => {
      await started.promise;
      return { status: 'processing' as const, eventId: EVENT, message: '' };
    });
    await user.dblClick(await submit());
    const pressed = await screen.findByRole('button', { name: 'Generando…' });
    expect(pressed.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(pressed);
    started.resolve();
    await screen.findByText('Estamos creando tu podcast');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    expect(sentForms()).toHaveLength(1);
  });

  it('speaks the language of the interface unless another is chosen', async () => {
    const { user } = await renderStudio(studio(), '/podcast-creator', { language: 'pt' });
    await screen.findByRole('button', { name: /300 palavras · 2:00 min · Português$/u });
    await openLine(user, 'Duração e idioma');
    expect((await screen.findByLabelText('Idioma do podcast')).textContent).toContain('Português');
  });

  it('sends nothing without text or address, and names what is missing', async () => {
    const { user } = await renderStudio(studio(), '/podcast-creator');
    await user.click(await submit());
    await screen.findByText('Campos incompletos');
    const missing = await screen.findAllByText(
      'Por favor, proporciona contenido de texto o una URL',
    );
    expect(missing.length).toBeGreaterThan(0);
    expect(sentForms()).toEqual([]);
  });

  it('sends nothing without a company', async () => {
    studio().answer(sessionEndpoints.login, () => ({ ...SESSION, companies: [] }));
    const { user } = await renderStudio(studio(), '/podcast-creator');
    await user.type(await screen.findByLabelText('Texto'), 'Las abejas polinizan los campos.');
    await user.click(await submit());
    await screen.findByText('Campos incompletos');
    expect(screen.getAllByText('Compañía es obligatoria').length).toBeGreaterThan(0);
    expect(sentForms()).toEqual([]);
  });

  it('takes several addresses at once without duplicates, and can remove them', async () => {
    const { user } = await renderStudio(studio(), '/podcast-creator');
    await user.click(await screen.findByLabelText('Direcciones web'));
    await user.paste('https://a.example/1\nhttps://b.example/2 https://a.example/1');
    await user.click(screen.getByRole('button', { name: 'Quitar https://b.example/2' }));
    await user.type(screen.getByLabelText('Direcciones web'), 'https://c.example/3');
    await user.click(await submit());
    await waitFor(() =>
      expect(sentForms()[0]?.urlsInput).toEqual(['https://a.example/1', 'https://c.example/3']),
    );
  });

  it('refuses the same voice for both', async () => {
    const { user } = await renderStudio(studio(), '/podcast-creator');
    await user.type(await screen.findByLabelText('Texto'), 'Las abejas polinizan.');
    await openLine(user, 'Voces');
    await user.click(await screen.findByRole('radio', { name: 'Lucía responde' }));
    await screen.findByText('El anfitrión y el invitado necesitan voces distintas.');
    await user.click(await submit());
    await screen.findByText('Campos incompletos');
    expect(sentForms()).toEqual([]);
  });

  it('plays a sample of both voices', async () => {
    const { user } = await renderStudio(studio(), '/podcast-creator');
    await openLine(user, 'Voces');
    await screen.findByRole('button', { name: 'Escuchar a Lucía' });
    await screen.findByRole('button', { name: 'Escuchar a Mateo' });
  });

  it('warns of a text in another language, and can switch to it', async () => {
    const { user } = await renderStudio(studio(), '/podcast-creator');
    const text =
      'The bees visit the flowers of the field in the morning, and they bring what they find to the hive of the garden.';
    fireEvent.change(await screen.findByLabelText('Texto'), { target: { value: text } });
    await screen.findByText('El texto está en inglés, y elegiste español.');
    await user.click(screen.getByRole('button', { name: 'Usar inglés' }));
    await optionLine('Duración e idioma 300 palabras · 2:00 min · Inglés');
    expect(screen.queryByText('El texto está en inglés, y elegiste español.')).toBeNull();
  });

  it('shows the length that a short text allows, and can take it', async () => {
    studio().answer(podcastEndpoints.foresee, ({ body }) => ({
      wordCount: Math.min(170, JSON.parse(body.toString()).wordCount),
    }));
    const { user } = await renderStudio(studio(), '/podcast-creator');
    const text = 'Las abejas visitan las flores del campo por la mañana. '.repeat(12);
    fireEvent.change(await screen.findByLabelText('Texto'), { target: { value: text } });
    await screen.findByText('El contenido da para unas 170 palabras', undefined);
    await user.click(screen.getByRole('button', { name: 'Usar 150' }));
    await waitFor(() =>
      expect(screen.queryByText('El contenido da para unas 170 palabras')).toBeNull(),
    );
    await user.click(await submit());
    await waitFor(() => expect(sentForms()[0]?.wordCount).toBe(150));
  });

  it('says before the start that a text is too short', async () => {
    studio().answer(podcastEndpoints.foresee, () => {
      throw new Refusal(422, 'PODCAST_TOO_LITTLE_TEXT');
    });
    await renderStudio(studio(), '/podcast-creator');
    const text = 'Las abejas visitan las flores del campo por la mañana. '.repeat(2);
    fireEvent.change(await screen.findByLabelText('Texto'), { target: { value: text } });
    await screen.findByText('El contenido es muy corto para un podcast', undefined);
  });

  it('disables a voice model that is not configured, with the reason', async () => {
    const { user } = await renderStudio(studio(), '/podcast-creator');
    await openLine(user, 'Voces');
    await screen.findByText('OpenAI no está configurado en este estudio.');
    await user.click(screen.getByLabelText('Modelo de voz'));
    const option = await screen.findByRole('option', { name: 'OpenAI (no disponible)' });
    expect(option.getAttribute('aria-disabled')).toBe('true');
  });

  it('reads a file into the text, sends its id, and forgets it on removal', async () => {
    const filePath = '7d3f5e9a-0d2f-4a51-9b11-2f6a7e4b1199';
    const read = Promise.withResolvers<void>();
    studio().answer(podcastEndpoints.upload, async () => {
      await read.promise;
      const data = { text: 'Texto del archivo.', filePath, name: 'abejas.pdf' };
      return { data, message: 'El texto de «abejas.pdf» ya está en el formulario.' };
    });
    const { user } = await renderStudio(studio(), '/podcast-creator');
    await user.type(await screen.findByLabelText('Texto'), 'Lo mío.');
    await user.upload(
      await screen.findByLabelText('Subir archivo', { selector: 'input' }),
      new File(['%PDF'], 'abejas.pdf', { type: 'application/pdf' }),
    );
    expect(await screen.findByRole('button', { name: 'Leyendo el archivo…' })).toHaveProperty(
      'disabled',
      true,
    );
    read.resolve();
    await screen.findByText('abejas.pdf');
    const text = screen.getByLabelText<HTMLTextAreaElement>('Texto');
    expect(text.value).toBe('Lo mío.\n\nTexto del archivo.');
    screen.getByText('El texto de «abejas.pdf» ya está en el formulario.');
    await user.click(await submit());
    await waitFor(() => expect(sentForms()[0]?.uploadedFilePath).toBe(filePath));
    await user.click(screen.getByRole('tab', { name: 'Contenido' }));
    await user.click(screen.getByRole('button', { name: 'Quitar abejas.pdf' }));
    expect(text.value).toBe('Lo mío.');
    expect(screen.queryByText(/ya está en el formulario/u)).toBeNull();
  });

  it('says how much of a file fits after the typed text', async () => {
    studio().answer(podcastEndpoints.upload, () => ({
      data: {
        text: 'a'.repeat(PODCAST_LIMITS.textCharacters),
        filePath: '7d3f5e9a-0d2f-4a51-9b11-2f6a7e4b1199',
        name: 'abejas.pdf',
      },
      message: 'Si no lo cambias, el podcast usa el archivo entero.',
    }));
    const { user } = await renderStudio(studio(), '/podcast-creator');
    await user.type(await screen.findByLabelText('Texto'), 'Lo mío.');
    await user.upload(
      screen.getByLabelText('Subir archivo', { selector: 'input' }),
      new File(['%PDF'], 'abejas.pdf', { type: 'application/pdf' }),
    );
    await screen.findByText(/el podcast usará solo lo que se ve en el cuadro/u);
    expect(screen.queryByText(/cuenta con el archivo entero/u)).toBeNull();
  });

  it('rejects files of other types', async () => {
    await renderStudio(studio(), '/podcast-creator');
    const input = await screen.findByLabelText('Subir archivo', { selector: 'input' });
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input, new File(['x'], 'lista.docx'));
    await screen.findByText('Formato no soportado');
    screen.getByText('lista.docx');
    expect(studio().callsOf(podcastEndpoints.upload)).toEqual([]);
    // Another file answers the notice.
    studio().answer(podcastEndpoints.upload, () => ({
      data: { text: 'Leído.', filePath: crypto.randomUUID(), name: 'guia.pdf' },
      message: '',
    }));
    await user.upload(input, new File(['x'], 'guia.pdf'));
    await waitFor(() => expect(screen.queryByText('Formato no soportado')).toBeNull());
  });

  it('says why a file could not be read, and keeps the typed text', async () => {
    studio().answer(podcastEndpoints.upload, () => {
      throw new Refusal(422, 'PODCAST_FILE_WITHOUT_TEXT');
    });
    const { user } = await renderStudio(studio(), '/podcast-creator');
    await user.type(await screen.findByLabelText('Texto'), 'Lo mío.');
    await user.upload(
      screen.getByLabelText('Subir archivo', { selector: 'input' }),
      new File(['x'], 'foto.png', { type: 'image/png' }),
    );
    await screen.findByText('No se pudo extraer texto del archivo.');
    screen.getByText('Error al cargar el archivo');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Texto').value).toBe('Lo mío.');
  });

  it('moves the sliders by keyboard within their ranges', async () => {
    const { user } = await renderStudio(studio(), '/podcast-creator');
    await openLine(user, 'Duración e idioma');
    const words = await screen.findByRole('slider', { name: /Cantidad de palabras/u });
    expect([
      words.getAttribute('min'),
      words.getAttribute('max'),
      words.getAttribute('step'),
    ]).toEqual(['100', '400', '50']);
    fireEvent.change(words, { target: { value: '150' } });
    await screen.findByText('150 palabras · 1:00 min');
    await optionLine('Duración e idioma 150 palabras · 1:00 min · Español');
  });

  it('keeps the typed text through a reload', async () => {
    const first = await renderStudio(studio(), '/podcast-creator');
    await first.user.type(await screen.findByLabelText('Texto'), 'No me pierdas.');
    first.unmount();
    await renderStudio(studio(), '/podcast-creator');
    const text = await screen.findByLabelText<HTMLTextAreaElement>('Texto');
    expect(text.value).toBe('No me pierdas.');
  });
});

describe('the result', () => {
  const start = async () => {
    const { user } = await renderStudio(studio(), '/podcast-creator');
    expect(await screen.findByRole('tab', { name: 'Resultado' })).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('Texto'), 'Las abejas polinizan.');
    await user.click(await submit());
    return user;
  };

  it('shows the progress of the podcast, which can be cancelled', async () => {
    const user = await start();
    await screen.findByText('Estamos creando tu podcast');
    expect(screen.getByText('Intervención 3 de 12')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    studio().answer(podcastEndpoints.cancel, () =>
      podcastInTheMaking({ status: 'error', isCancelled: true, error: 'La operación se canceló.' }),
    );
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await screen.findByText('Generación cancelada');
  });

  it('shows the server’s reason for a refused start, and the way back', async () => {
    studio().answer(podcastEndpoints.generate, () => {
      throw new Refusal(422, 'PODCAST_TOO_LITTLE_TEXT');
    });
    const user = await start();
    await screen.findByText('Error al iniciar la generación del podcast');
    await user.click(screen.getByRole('tab', { name: 'Resultado' }));
    await screen.findAllByText(/Hay muy poco texto/u);
    await user.click(screen.getByRole('button', { name: 'Volver' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Texto').value).toBe('Las abejas polinizan.');
  });

  it.each([
    ['Hoy no hay voces.', ['Error al iniciar la generación del podcast', 'Hoy no hay voces.']],
    ['', ['Error al iniciar la generación del podcast']],
  ])(
    'is an error when the start is not processing: «%s» or the default message',
    async (message, said) => {
      studio().answer(podcastEndpoints.generate, () => ({
        status: 'error' as const,
        eventId: EVENT,
        message,
      }));
      const user = await start();
      await screen.findByText('Error al iniciar la generación del podcast');
      await user.click(screen.getByRole('tab', { name: 'Resultado' }));
      const failure = within(screen.getByRole('tabpanel', { name: 'Resultado' }));
      for (const words of said) failure.getByText(words);
      await user.click(failure.getByRole('button', { name: 'Volver' }));
      screen.getByRole('tab', { name: 'Contenido', selected: true });
    },
  );

  it('reports a request that failed with the connection', async () => {
    studio().breakOn(podcastEndpoints.generate);
    const user = await start();
    await screen.findByText('Error en la solicitud');
    await user.click(screen.getByRole('tab', { name: 'Resultado' }));
    within(screen.getByRole('tabpanel', { name: 'Resultado' })).getByText('Error en la solicitud');
  });

  it('shows the reason of a failed podcast, and the way back', async () => {
    serve(podcastInTheMaking({ status: 'error', error: 'No se pudo generar la voz.' }));
    const user = await start();
    await screen.findByText('No se pudo crear el podcast');
    screen.getByText('No se pudo generar la voz.');
    await user.click(screen.getByRole('button', { name: 'Volver' }));
    screen.getByRole('tab', { name: 'Contenido', selected: true });
  });

  it('follows only the socket events of its own podcast', async () => {
    // Without polls, only the socket can bring the news.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await start();
    await screen.findByText('Intervención 3 de 12');
    const told = podcastInTheMaking({ turn: 11, turns: 12 });
    await studio().tell('podcastStatusUpdate', { ...told, eventId: crypto.randomUUID() });
    await studio().tell('podcastStatusUpdate', { ...told, turn: 7 });
    await screen.findByText('Intervención 7 de 12');
    serve(podcastSample());
    await studio().tell('podcastStatusUpdate', podcastSample());
    await screen.findByText('¡Tu podcast está listo!');
  });

  it('names a source that gave nothing while the others continue', async () => {
    serve(
      podcastInTheMaking({
        sources: [
          { kind: 'address', name: 'https://a.example', title: 'Abejas', words: 300, error: null },
          {
            kind: 'address',
            name: 'https://b.example',
            title: '',
            words: 0,
            error: { code: 'ADDRESS_REFUSED', message: 'No deja que la leamos.' },
          },
        ],
      }),
    );
    await start();
    await screen.findByText('No deja que la leamos.');
    expect(screen.getByText('300 palabras')).toBeTruthy();
  });

  it('says that the content was too short, until somebody edits the script', async () => {
    const sentence = 'El contenido dio para 8 palabras de las 300 que pediste.';
    serve(podcastSample({ wordsWanted: 300 }));
    const { unmount } = await renderStudio(studio(), `/podcasts/${EVENT}`);
    await screen.findByText(sentence);
    unmount();
    serve(podcastSample({ wordsWanted: 300, revision: 2 }));
    await renderStudio(studio(), `/podcasts/${EVENT}`);
    await screen.findByRole('region', { name: 'Reproductor de Vida de colmena' });
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('plays with transcript, offers every file, and saves the asset to the library', async () => {
    serve(podcastSample());
    const user = await start();
    await screen.findByText('¡Tu podcast está listo!');
    const player = screen.getByRole('region', { name: 'Reproductor de Vida de colmena' });
    within(player).getByRole('heading', { name: 'La polinización' });
    expect(within(player).getByText('Diez minutos con las abejas')).toBeTruthy();
    fireEvent.change(within(player).getByRole('slider', { name: 'Posición' }), {
      target: { value: '5' },
    });
    await waitFor(() => {
      const current = player.querySelector('li[aria-current="true"]');
      expect(current?.textContent).toContain('Las abejas polinizan los campos.');
    });
    screen.getByRole('link', { name: 'Descargar audio' });
    await user.click(screen.getByRole('button', { name: 'Otros formatos' }));
    for (const name of ['Audio M4A', 'Guion TXT', 'Transcripción VTT', 'Transcripción SRT']) {
      expect(await screen.findByRole('menuitem', { name })).toHaveProperty('tagName', 'A');
    }
    await waitFor(() => expect(studio().callsOf(libraryEndpoints.savePath)).toHaveLength(1));
    const [saved] = studio().callsOf(libraryEndpoints.savePath);
    expect(JSON.parse(String(saved?.body))).toEqual({
      id: EVENT,
      assetType: 'podcast',
      scriptContent: podcastSample().scriptContent,
    });
  });

  it('opens the asset when the audio has no address', async () => {
    serve(podcastSample({ audioUrl: null }));
    const user = await start();
    await user.click(await screen.findByRole('button', { name: 'Escuchar podcast' }));
    await waitFor(() => expect(window.location.pathname).toBe(`/podcasts/${EVENT}`));
  });

  it('offers to make the audio on its own page, where listening has no target', async () => {
    serve(podcastSample({ audioUrl: null }));
    studio().answer(podcastEndpoints.makeAudio, () => {
      serve(podcastSample());
      return podcastInTheMaking();
    });
    const user = await start();
    await user.click(await screen.findByRole('button', { name: 'Escuchar podcast' }));
    await user.click(await screen.findByRole('button', { name: 'Grabar audio' }));
    await waitFor(() => expect(studio().callsOf(podcastEndpoints.makeAudio)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Escuchar podcast' })).toBeNull();
  });

  it('creating a new one clears text, addresses and result', async () => {
    serve(podcastSample());
    const user = await start();
    await user.click(await screen.findByRole('button', { name: 'Crear otro podcast' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Texto').value).toBe('');
    expect(screen.getByRole('tab', { name: 'Resultado' })).toHaveProperty('disabled', true);
    expect(window.location.search).toBe('');
  });

  it('continues after a reload with the podcast of its address', async () => {
    serve(podcastSample());
    await renderStudio(studio(), `/podcast-creator?podcast=${EVENT}`);
    await screen.findByText('¡Tu podcast está listo!');
  });
});

describe('the script', () => {
  const written = podcastSample({ status: 'written', audioUrl: null });

  it('can be edited before the audio is made', async () => {
    serve(written);
    studio().answer(podcastEndpoints.saveScript, ({ body }) => {
      const { turns } = JSON.parse(body.toString());
      serve({
        ...written,
        revision: 2,
        turnList: turns.map((turn: object) => ({
          ...turn,
          citations: [],
          start: null,
          end: null,
          words: [],
        })),
      });
      return { ...written, revision: 2 };
    });
    studio().answer(podcastEndpoints.makeAudio, () => podcastInTheMaking());
    const { user } = await renderStudio(studio(), `/podcasts/${EVENT}`);
    const first = await screen.findByLabelText('Intervención 1');
    await user.clear(first);
    await user.type(first, '¿Por qué importan?');
    await user.click(screen.getByRole('button', { name: 'Bajar la intervención 1' }));
    expect(screen.getByText('Cambios sin guardar')).toBeTruthy();
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Guion guardado');
    const [saved] = studio().callsOf(podcastEndpoints.saveScript);
    const { turns, revision } = JSON.parse(String(saved?.body));
    expect(revision).toBe(1);
    expect(turns.map(({ text }: { text: string }) => text)).toEqual([
      'Las abejas polinizan los campos.',
      '¿Por qué importan?',
    ]);
    await user.click(screen.getByRole('button', { name: 'Grabar audio' }));
    await screen.findByText('Estamos creando tu podcast');
  });

  it('adds, removes and undoes turns, and shows a turn’s sources on demand', async () => {
    serve(written);
    const { user } = await renderStudio(studio(), `/podcasts/${EVENT}`);
    await user.click(await screen.findByRole('button', { name: 'Quitar la intervención 2' }));
    expect(screen.queryByLabelText('Intervención 2')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(screen.getByLabelText('Intervención 2')).toBeTruthy();
    await user.click(screen.getByText('De dónde sale'));
    expect(screen.getByText('abejas.pdf, página 3')).toBeTruthy();
  });

  it('overwrites nothing that another window has saved', async () => {
    serve(written);
    studio().answer(podcastEndpoints.saveScript, () => {
      serve({ ...written, revision: 5 });
      throw new Refusal(409, 'PODCAST_CHANGED_ELSEWHERE');
    });
    const { user } = await renderStudio(studio(), `/podcasts/${EVENT}`);
    await user.type(await screen.findByLabelText('Intervención 1'), ' Hoy.');
    await user.click(screen.getByRole('button', { name: 'Guardar guion' }));
    await screen.findByText('El guion se cambió en otra ventana. Tus cambios siguen aquí.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Intervención 1').value).toContain('Hoy.');
  });

  it('is saved once by a double click', async () => {
    serve(written);
    studio().answer(podcastEndpoints.saveScript, ({ body }) => {
      if (JSON.parse(body.toString()).revision !== written.revision)
        throw new Refusal(409, 'PODCAST_CHANGED_ELSEWHERE');
      const saved = { ...written, revision: written.revision + 1 };
      serve(saved);
      return saved;
    });
    const { user } = await renderStudio(studio(), `/podcasts/${EVENT}`);
    await user.type(await screen.findByLabelText('Intervención 1'), ' Hoy.');
    const before = studio().callsOf(podcastEndpoints.saveScript).length;
    await user.dblClick(screen.getByRole('button', { name: 'Guardar guion' }));
    await screen.findByText('Guion guardado');
    expect(studio().callsOf(podcastEndpoints.saveScript).length - before).toBe(1);
  });

  it('says that the audio is older than the script, and makes it again', async () => {
    serve(podcastSample({ isAudioOutdated: true }));
    studio().answer(podcastEndpoints.makeAudio, () => podcastInTheMaking());
    const { user } = await renderStudio(studio(), `/podcasts/${EVENT}`);
    await user.click(await screen.findByRole('button', { name: 'Grabar de nuevo' }));
    await screen.findByText('Estamos creando tu podcast');
  });
});
