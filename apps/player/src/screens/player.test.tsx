import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { App } from '#player/start/app.tsx';
import { contentSample, courseSample, idOf } from '#player/test/course-samples.ts';

const ALL = '1'.repeat(32);

/** A page as a package has it. */
function openPage(course = courseSample(), tracking = 'none') {
  const meta = document.createElement('meta');
  meta.name = 'tarima-tracking';
  meta.content = tracking;
  document.head.append(meta);
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'course';
  data.textContent = JSON.stringify(course);
  document.body.append(data);
  return { user: userEvent.setup(), ...render(<App />) };
}
const keep = (state: object, standing: object = { isCompleted: false, isPassed: null, score: 0 }) =>
  localStorage.setItem(
    `tarima-course-${idOf(100)}`,
    JSON.stringify({
      version: 1,
      state: { place: null, seen: {}, answers: {}, ...state },
      standing,
    }),
  );
const video = (title = 'Contenido 1') =>
  screen.findByLabelText<HTMLVideoElement>(title, { selector: 'video' });
const menu = () => within(screen.getByRole('navigation', { name: 'Contenidos' }));
const question = (prompt: RegExp) =>
  within(screen.getByRole('group', { name: prompt }).closest('form') ?? document.body);

it('shows the course, its publisher, its modules and the first content', async () => {
  openPage();
  await video();
  screen.getByRole('heading', { level: 1, name: 'Trabajo en altura' });
  screen.getByText('Montajes del Norte');
  screen.getByRole('heading', { name: 'Antes de subir' });
  const [first] = menu().getAllByRole('button', { name: /^Contenido/u });
  expect(first?.getAttribute('aria-current')).toBe('page');
  menu().getByText('Visto: 0 % · Preguntas: 0 de 4');
  expect(document.title).toBe('Trabajo en altura');
});

it('leaves the poster of a video that was not begun', async () => {
  openPage();
  const element = await video();
  const seek = vi.spyOn(element, 'currentTime', 'set');
  fireEvent.loadedMetadata(element);
  expect(seek).not.toHaveBeenCalled();
});

it('counts the seconds that were played, and remembers them', async () => {
  const { unmount } = openPage();
  const element = await video();
  const ranges = { length: 1, start: () => 0, end: () => 32 };
  Object.defineProperty(element, 'played', { value: ranges });
  Object.defineProperty(element, 'duration', { value: 64 });
  element.currentTime = 32;
  fireEvent.timeUpdate(element);
  fireEvent.pause(element);
  await menu().findByText('Visto: 50 % · Preguntas: 0 de 4');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  unmount();
  render(<App />);
  const again = await video();
  Object.defineProperty(again, 'duration', { value: 64 });
  fireEvent.loadedMetadata(again);
  expect(again.currentTime).toBe(32);
  menu().getByText('Visto: 50 % · Preguntas: 0 de 4');
});

it('judges a choice with its reason and its source, and lets the learner try again', async () => {
  const { user } = openPage();
  await video();
  const asked = question(/arnés/u);
  await user.click(asked.getByRole('button', { name: 'Comprobar' }));
  asked.getByText('Responde antes de comprobar.');
  await user.click(asked.getByRole('radio', { name: '3,00 m' }));
  await user.click(asked.getByRole('button', { name: 'Comprobar' }));
  asked.getByText('No es correcto');
  asked.getByText('Desde 1,80 metros.');
  asked.getByText('seguridad.pdf, página 4');
  await user.click(asked.getByRole('button', { name: 'Intentar de nuevo' }));
  await user.click(asked.getByRole('radio', { name: '1,80 m' }));
  await user.click(asked.getByRole('button', { name: 'Comprobar' }));
  asked.getByText('Correcto');
  menu().getByText('Visto: 0 % · Preguntas: 1 de 4');
});

it('judges a true or false one', async () => {
  const { user } = openPage();
  await video();
  const asked = question(/48 horas/u);
  await user.click(asked.getByRole('radio', { name: 'Falso' }));
  await user.click(asked.getByRole('button', { name: 'Comprobar' }));
  asked.getByText('Correcto');
});

it('orders steps by buttons, and says each new place', async () => {
  const { user } = openPage();
  await video();
  const asked = question(/Ordena/u);
  const steps = () =>
    asked.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(2));
  const right = ['Revisar', 'Ajustar', 'Anclar', 'Subir'];
  expect(steps()).not.toEqual(right);
  for (const [place, step] of right.entries()) {
    while (steps().indexOf(step) > place) {
      await user.click(asked.getByRole('button', { name: `Subir: ${step}` }));
    }
  }
  expect(steps()).toEqual(right);
  asked.getByText(/: lugar \d de 4$/u);
  await user.click(asked.getByRole('button', { name: 'Comprobar' }));
  asked.getByText('Correcto');
});

it('matches terms and definitions by lists', async () => {
  const { user } = openPage();
  await video();
  const asked = question(/Une/u);
  await user.selectOptions(asked.getByRole('combobox', { name: 'Arnés' }), 'Reparte la fuerza');
  await user.click(asked.getByRole('button', { name: 'Comprobar' }));
  asked.getByText('Responde antes de comprobar.');
  await user.selectOptions(
    asked.getByRole('combobox', { name: 'Línea de vida' }),
    'Cable de anclaje',
  );
  await user.click(asked.getByRole('button', { name: 'Comprobar' }));
  asked.getByText('Correcto');
});

it('leads to the questions when the video has ended', async () => {
  const { user } = openPage();
  await video();
  await user.click(screen.getByRole('tab', { name: 'Transcripción' }));
  fireEvent.ended(await video());
  await user.click(screen.getByRole('button', { name: 'Responder las preguntas' }));
  expect(screen.getByRole('tab', { name: 'Preguntas 0/4' }).getAttribute('aria-selected')).toBe(
    'true',
  );
});

it('tells in the transcript where each sentence is from, and what the author added', async () => {
  const { user } = openPage();
  await video();
  const tab = screen.getByRole('tab', { name: 'Preguntas 0/4' });
  tab.focus();
  await user.keyboard('{ArrowRight}');
  const panel = within(screen.getByRole('tabpanel', { name: 'Transcripción' }));
  panel.getByText('De dónde sale');
  panel.getByText('seguridad.pdf, página 4');
  panel.getByText('Frase del autor del curso');
  panel.getByText(/sintéticos/u);
});

it('steps through the contents to the result with its rule', async () => {
  const { user } = openPage();
  await video();
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  await video('Contenido 2');
  expect(screen.queryByRole('tab', { name: /Preguntas/u })).toBeNull();
  const main = within(screen.getByRole('main'));
  await user.click(main.getByRole('button', { name: 'Tu resultado' }));
  main.getByText('Para completarlo: ver el 80 % de cada video y acertar el 70 % de las preguntas.');
  await user.click(main.getByRole('button', { name: 'Abrir: Contenido 1' }));
  await video();
});

it('says at once that the course is completed, and offers the certificate', async () => {
  keep({
    seen: { [idOf(1)]: ALL, [idOf(2)]: ALL },
    answers: { [idOf(11)]: [1], [idOf(12)]: [0], [idOf(13)]: [1, 0, 2, 3] },
  });
  const { user } = openPage(courseSample({ hasCertificate: true }));
  await video();
  const asked = question(/Une/u);
  await user.selectOptions(asked.getByRole('combobox', { name: 'Arnés' }), 'Reparte la fuerza');
  await user.selectOptions(
    asked.getByRole('combobox', { name: 'Línea de vida' }),
    'Cable de anclaje',
  );
  await user.click(asked.getByRole('button', { name: 'Comprobar' }));
  const notice = within(
    (await screen.findByText('Completaste el curso.')).closest('div') ?? document.body,
  );
  await user.click(notice.getByRole('button', { name: 'Tu resultado' }));
  screen.getByText('Curso completado · Aprobado');
  await user.click(screen.getByRole('button', { name: 'Descargar certificado' }));
  screen.getByText('Escribe tu nombre.');
});

it('offers no certificate before, nor without the author’s choice', async () => {
  keep({}, { isCompleted: true, isPassed: true, score: 100 });
  const { user } = openPage();
  await video();
  await user.click(menu().getByRole('button', { name: 'Tu resultado' }));
  screen.getByText('Curso completado · Aprobado');
  expect(screen.queryByRole('button', { name: 'Descargar certificado' })).toBeNull();
});

it('plays a single video without numbers', async () => {
  openPage(courseSample({ modules: [{ title: '', contents: [contentSample(1)] }] }));
  await video();
  expect(screen.queryByText('1 de 1')).toBeNull();
});

it('plays without its platform, and says so', async () => {
  openPage(courseSample(), 'scorm12');
  await video();
  screen.getByText(/^No encontramos la plataforma de aprendizaje/u);
});

it('ends the visit when the page goes away', async () => {
  openPage();
  await video();
  localStorage.clear();
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(`tarima-course-${idOf(100)}`)).toContain(idOf(1));
});

it('says in the course’s language that the page has no course', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-BR']);
  render(<App />);
  screen.getByText(/^Não dá para abrir o curso/u);
});

it('speaks the language of the course, in its company’s colour', async () => {
  openPage(courseSample({ language: 'en', accent: '#7a1f3d' }));
  await video();
  screen.getByRole('navigation', { name: 'Contents' });
  expect(document.documentElement.lang).toBe('en');
  expect(document.documentElement.style.getPropertyValue('--accent')).toBe('#7a1f3d');
});
