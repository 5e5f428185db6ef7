import { type Project, projectEndpoints, sessionEndpoints } from '@tarima/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { projectSample } from '#web/test/samples.ts';
import { Refusal, SESSION } from '#web/test/studio-server.ts';
import { testFile, testProject } from '#web/test/test-project.ts';

const studio = studioServerForTests();
const COMPANY = /^(Empresa|Compañía)$/u;
const fileOf = (name: string) => new File(['contenido'], name, { type: 'application/pdf' });
const chosenNames = () =>
  within(screen.getByRole('list', { name: 'Archivos elegidos' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

async function openUpload(path = '/upload') {
  const { user } = await renderStudio(studio(), path);
  await screen.findByRole('heading', { name: 'Documentos' });
  return user;
}
// The `accept` filter applies to the file dialog only, not to a drop.
const choose = (user: UserEvent, ...names: string[]) =>
  user.upload(screen.getByLabelText('Elegir archivos', { selector: 'input' }), names.map(fileOf));
const submit = (user: UserEvent, name = 'Generar guion') =>
  user.click(screen.getByRole('button', { name }));

it('asks for files and a name, and sends nothing without them', async () => {
  const user = await openUpload();
  await submit(user);
  await screen.findByText('No hay archivos');
  screen.getByText('Por favor selecciona al menos un archivo para continuar');
  await screen.findByText('Se requiere al menos un archivo');
  screen.getByText('El nombre del proyecto es obligatorio');
  expect(studio().callsOf(projectEndpoints.create)).toEqual([]);
  const focused = () => document.activeElement;
  const browse = screen.getByRole('button', { name: 'Elegir archivos' });
  await waitFor(() => expect(focused()).toBe(browse));

  await choose(user, 'uno.pdf');
  await user.clear(screen.getByLabelText('Nombre del proyecto'));
  await submit(user);
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Nombre del proyecto')));
});

it('names the project after its first file, until somebody types a name', async () => {
  const user = await openUpload();
  const name = screen.getByLabelText<HTMLInputElement>('Nombre del proyecto');
  await submit(user);
  await screen.findByText('El nombre del proyecto es obligatorio');
  await choose(user, 'manual_de-seguridad.v2.pdf');
  expect(name.value).toBe('Manual de seguridad.v2');
  await waitFor(() =>
    expect(screen.queryByText('El nombre del proyecto es obligatorio')).toBeNull(),
  );
  await user.click(screen.getByRole('button', { name: 'Quitar manual_de-seguridad.v2.pdf' }));
  expect(name.value).toBe('');
  await choose(user, 'guia.pdf');
  expect(name.value).toBe('Guia');
  await user.type(name, ' breve');
  await choose(user, 'anexo.pdf');
  await user.click(screen.getByRole('button', { name: 'Quitar guia.pdf' }));
  expect(name.value).toBe('Guia breve');
});

it('begins with the choices of the last project', async () => {
  studio().answer(projectEndpoints.create, () => projectSample());
  const user = await openUpload();
  await user.click(screen.getByLabelText('Tono de comunicación'));
  await user.click(await screen.findByRole('option', { name: 'Formal' }));
  await user.type(screen.getByLabelText('Público objetivo'), 'Cajeros');
  await choose(user, 'uno.pdf');
  await submit(user);
  await waitFor(() => expect(window.location.pathname).not.toBe('/upload'));
  const header = within(screen.getByRole('banner'));
  await user.click(header.getByRole('button', { name: 'Crear' }));
  await user.click(header.getByRole('link', { name: /^Videos/u }));
  const tone = await screen.findByLabelText('Tono de comunicación');
  expect(tone.textContent).toBe('Formal');
  expect(screen.getByLabelText('Público objetivo')).toHaveProperty('value', '');
});

it('tells a person of one company its name, and asks nothing', async () => {
  const [only] = SESSION.companies;
  studio().answer(sessionEndpoints.login, () => ({ ...SESSION, companies: only ? [only] : [] }));
  await openUpload();
  expect(screen.queryByLabelText(COMPANY)).toBeNull();
  const details = within(screen.getByRole('main'));
  details.getByText('Empresa');
  details.getByText('Aula Norte');
});

it('keeps ten of more than ten files, and says so', async () => {
  const user = await openUpload();
  await choose(user, ...Array.from({ length: 12 }, (_, index) => `${index}.pdf`));
  await screen.findByText('Demasiados archivos');
  screen.getByText('Máximo 10 archivos permitidos');
  expect(chosenNames()).toHaveLength(10);
});

it('lists each refused file with its own reason on a line', async () => {
  await openUpload();
  const user = userEvent.setup({ applyAccept: false });
  const empty = ['uno.pdf', 'dos.pdf'].map((name) => new File([], name));
  await user.upload(screen.getByLabelText('Elegir archivos', { selector: 'input' }), [
    fileOf('nota.txt'),
    fileOf('lista.csv'),
    ...empty,
  ]);
  const first = await screen.findByText(/^Formato no soportado: nota/u);
  expect(first.textContent?.split('\n')).toEqual([
    'Formato no soportado: nota.txt',
    'Formato no soportado: lista.csv',
    '«uno.pdf» no contiene texto que se pueda leer. Sube otro archivo.',
    '«dos.pdf» no contiene texto que se pueda leer. Sube otro archivo.',
  ]);
});

it('takes several dropped files', async () => {
  await openUpload();
  const items = ['uno.pdf', 'dos.docx'].map((name) => ({
    kind: 'file',
    getAsFile: () => fileOf(name),
  }));
  const dataTransfer = { items, types: ['Files'] };
  const area = screen.getByRole('group', { name: 'Documentos' });
  fireEvent.dragEnter(area, { dataTransfer });
  await screen.findByText('Suelta los archivos');
  fireEvent.drop(area, { dataTransfer });
  await screen.findByRole('list', { name: 'Archivos elegidos' });
  expect(chosenNames()).toEqual(['Quitar uno.pdf', 'Quitar dos.docx']);
});

it('a file can be removed from the list', async () => {
  const user = await openUpload();
  await choose(user, 'uno.pdf', 'dos.docx');
  await user.click(await screen.findByRole('button', { name: 'Quitar uno.pdf' }));
  expect(chosenNames()).toEqual(['Quitar dos.docx']);
});

it('sends the form with its files, and opens the script', async () => {
  const project = projectSample();
  studio().answer(projectEndpoints.create, () => project);
  const user = await openUpload();
  await user.type(screen.getByLabelText('Nombre del proyecto'), 'Mi proyecto');
  await user.click(screen.getByLabelText('Tono de comunicación'));
  await user.click(await screen.findByRole('option', { name: 'Formal' }));
  await choose(user, 'uno.pdf', 'dos.pptx');
  await submit(user);
  await waitFor(() => expect(window.location.pathname).toBe(`/edit-script/${project.id}`));
  const body = studio().callsOf(projectEndpoints.create)[0]?.body.toString() ?? '';
  for (const part of ['Mi proyecto', 'video', 'formal', 'es', 'uno.pdf', 'dos.pptx']) {
    expect(body).toContain(part);
  }
  expect(body.match(/name="files"/g)).toHaveLength(2);
});

it('the company of an upload is preselected next time, in all forms and the header', async () => {
  studio().answer(projectEndpoints.create, () => projectSample({ type: 'course' }));
  const user = await openUpload('/upload?type=course');
  await user.click(screen.getByLabelText(COMPANY));
  await user.click(await screen.findByRole('option', { name: 'Taller Sur' }));
  const header = within(screen.getByRole('banner'));
  header.getByText('Aula Norte');
  await choose(user, 'uno.pdf');
  await user.click(screen.getByRole('button', { name: 'Estructurar curso' }));
  await header.findByText('Taller Sur');
  const goTo = async (section: string) => {
    await user.click(header.getByRole('button', { name: 'Crear' }));
    await user.click(header.getByRole('link', { name: new RegExp(`^${section}`, 'u') }));
  };
  for (const section of ['Videos', 'Diseñador de cursos']) {
    await goTo(section);
    const company = await screen.findByLabelText(COMPANY);
    await waitFor(() => expect(company.textContent).toBe('Taller Sur'));
  }
  await goTo('Podcasts');
  await screen.findByRole('button', { name: /^Empresa:? Taller Sur/u });
});

it('a double click makes one project', async () => {
  const project = projectSample({ type: 'course' });
  studio().answer(projectEndpoints.create, () => project);
  const user = await openUpload('/upload?type=course');
  await choose(user, 'uno.pdf');
  await user.dblClick(screen.getByRole('button', { name: 'Estructurar curso' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/create-course/${project.id}`));
  expect(studio().callsOf(projectEndpoints.create)).toHaveLength(1);
});

it('a course gets its name from the interface, and opens its structure', async () => {
  const project = projectSample({ type: 'course' });
  studio().answer(projectEndpoints.create, () => project);
  const user = await openUpload('/upload?type=course');
  expect(screen.queryByLabelText('Nombre del proyecto')).toBeNull();
  await choose(user, 'uno.pdf');
  await submit(user, 'Estructurar curso');
  await waitFor(() => expect(window.location.pathname).toBe(`/create-course/${project.id}`));
  const body = studio().callsOf(projectEndpoints.create)[0]?.body.toString() ?? '';
  expect(body).toMatch(/name="name"\r\n\r\nCurso del /);
  expect(body).toMatch(/name="courseDepth"\r\n\r\nbasico/);
  expect(body).not.toContain('communicationTone');
});

it('a refusal of the server keeps the form and marks the faulty file', async () => {
  studio().answer(projectEndpoints.create, () => {
    throw new Refusal(413, 'FILE_TOO_LARGE', { file: 'grande.pdf' });
  });
  const user = await openUpload();
  await user.type(screen.getByLabelText('Nombre del proyecto'), 'Mi proyecto');
  await choose(user, 'grande.pdf', 'bueno.pdf');
  await submit(user);
  await screen.findByText('Archivo demasiado grande');
  expect(screen.getByLabelText<HTMLInputElement>('Nombre del proyecto').value).toBe('Mi proyecto');
  const marked = screen.getByText('grande.pdf', { selector: 'li span' }).closest('li');
  expect(marked?.textContent).toContain('Uno o más archivos exceden el límite de 50MB por archivo');

  studio().answer(projectEndpoints.create, () => projectSample());
  await submit(user);
  await waitFor(() => expect(studio().callsOf(projectEndpoints.create)).toHaveLength(2));
  const body = studio().callsOf(projectEndpoints.create)[1]?.body.toString() ?? '';
  expect(body).toContain('bueno.pdf');
  expect(body).not.toContain('grande.pdf');
});

it.each([
  ['TOO_MANY_FILES', 'Demasiados archivos', 'Máximo 10 archivos permitidos por subida'],
  ['FILE_VALIDATION_ERROR', 'Formato no soportado', 'uno.pdf'],
  ['UNEXPECTED_FILE_FIELD', 'Error al cargar archivo', /^Error interno/u],
  ['STORAGE_UNAVAILABLE', 'Error al cargar archivo', /Contacte al administrador$/u],
  ['STORAGE_FORBIDDEN', 'Error al cargar archivo', 'Sin permisos para guardar archivos'],
  ['COMPANY_STORAGE_FULL', 'Error al cargar archivo', /^El espacio de la empresa está lleno/u],
] as const)('shows %s of the server as «%s», with its sentence', async (code, title, sentence) => {
  studio().answer(projectEndpoints.create, () => {
    throw new Refusal(400, code, code === 'FILE_VALIDATION_ERROR' ? { file: 'uno.pdf' } : {});
  });
  const user = await openUpload('/upload?type=course');
  await choose(user, 'uno.pdf');
  await submit(user, 'Estructurar curso');
  const notice = within(await screen.findByRole('region', { name: 'Notificaciones (F8)' }));
  await notice.findByText(title);
  notice.getByText(sentence);
});

it('a broken connection is reported and loses nothing', async () => {
  studio().breakOn(projectEndpoints.create);
  const user = await openUpload();
  await user.type(screen.getByLabelText('Nombre del proyecto'), 'Mi proyecto');
  await choose(user, 'uno.pdf');
  await submit(user);
  await screen.findByText('Error al cargar archivo');
  screen.getByText('Hubo un problema al cargar el archivo. Inténtalo de nuevo.');
  expect(chosenNames()).toEqual(['Quitar uno.pdf']);
});

it('requires the fields of its mode, and preselects the first company', async () => {
  const labels = ['Tono de comunicación', 'Objetivo principal', 'Público objetivo'];
  const courseLabels = ['Público del curso', 'Profundidad del curso', 'Objetivo del curso'];
  const user = await openUpload();
  for (const label of labels) screen.getByLabelText(label);
  for (const label of courseLabels) expect(screen.queryByLabelText(label)).toBeNull();
  const company = screen.getByLabelText(COMPANY);
  within(company).getByText('Aula Norte');
  await user.click(company);
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Aula Norte',
    'Taller Sur',
  ]);
  await user.keyboard('{Escape}');
  const header = within(screen.getByRole('banner'));
  await user.click(header.getByRole('button', { name: 'Crear' }));
  await user.click(header.getByRole('link', { name: /^Cursos/u }));
  for (const label of courseLabels) await screen.findByLabelText(label);
  for (const label of labels) expect(screen.queryByLabelText(label)).toBeNull();
});

it.each([
  ['/upload', 'Tono de comunicación', ['Cercano', 'Experto', 'Entusiasta', 'Formal']],
  [
    '/upload',
    'Objetivo principal',
    ['Inspirar', 'Enseñar', 'Explicar', 'Dar instrucciones', 'Compartir'],
  ],
  [
    '/upload?type=course',
    'Público del curso',
    ['Estudiantes', 'Técnicos', 'Líderes', 'Clientes', 'Ejecutivos'],
  ],
  ['/upload?type=course', 'Profundidad del curso', ['Básico', 'Intermedio', 'Avanzado', 'Experto']],
  [
    '/upload?type=course',
    'Objetivo del curso',
    ['Inspirar', 'Desarrollar una habilidad', 'Comprender un concepto', 'Aprender un proceso'],
  ],
])('%s: %s has its options, the first one chosen', async (path, label, names) => {
  const user = await openUpload(path);
  const field = screen.getByLabelText(label);
  expect(field.textContent).toBe(names[0]);
  await user.click(field);
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(names);
});

it('asks for a company when there is none', async () => {
  studio().answer(sessionEndpoints.login, () => ({ ...SESSION, companies: [] }));
  const user = await openUpload();
  await choose(user, 'uno.pdf');
  await submit(user);
  await screen.findByText('Compañía es obligatoria');
  expect(studio().callsOf(projectEndpoints.create)).toEqual([]);
});

it('covers the page during the upload, with the progress of each file', async () => {
  const arrived = Promise.withResolvers<Project>();
  studio().answer(projectEndpoints.create, () => arrived.promise);
  const user = await openUpload();
  await user.type(screen.getByLabelText('Nombre del proyecto'), 'Mi proyecto');
  await choose(user, 'uno.pdf');
  await submit(user);
  const loader = await screen.findByRole('dialog');
  within(loader).getByText('No cierres esta página hasta que termine.');
  within(loader).getByRole('progressbar', { name: 'uno.pdf' });
  arrived.resolve(projectSample());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('begins again with the files and answers of a project, and sends no file twice', async () => {
  const earlier = testProject({
    name: 'Manual',
    files: [
      testFile({ name: 'guia.pdf' }),
      testFile({
        id: '0b6f2b0e-52d4-4f5f-9c3c-6a5b3f1f7a12',
        name: 'roto.pdf',
        error: { code: 'DOCUMENT_CORRUPT', message: 'No se pudo leer.' },
      }),
    ],
    ...{ communicationTone: 'formal', mainObjective: 'explicar', targetAudience: 'Cajeros' },
  });
  studio().answer(projectEndpoints.get, () => earlier);
  studio().answer(projectEndpoints.create, () => projectSample());
  const user = await openUpload(`/upload?from=${earlier.id}`);
  screen.getByText('Empiezas con los archivos y las respuestas de «Manual»');
  expect(screen.getByLabelText('Nombre del proyecto')).toHaveProperty('value', 'Manual');
  expect(screen.getByLabelText('Público objetivo')).toHaveProperty('value', 'Cajeros');
  expect(screen.getByLabelText('Tono de comunicación').textContent).toBe('Formal');
  expect(chosenNames()).toEqual(['Quitar guia.pdf', 'Quitar roto.pdf']);
  screen.getByText('No se pudo leer.');
  await choose(user, 'nuevo.pdf');
  await submit(user);
  await waitFor(() => expect(studio().callsOf(projectEndpoints.create)).toHaveLength(1));
  const body = studio().callsOf(projectEndpoints.create)[0]?.body.toString() ?? '';
  expect(body).toMatch(new RegExp(`name="reusedFrom"\\r\\n\\r\\n${earlier.id}\\r`, 'u'));
  expect(body).toMatch(new RegExp(`name="reusedFiles"\\r\\n\\r\\n${testFile({}).id}\\r`, 'u'));
  expect(body.match(/filename="[^"]*"/gu)).toEqual(['filename="nuevo.pdf"']);
});

it('is an empty form where the project to begin with is gone', async () => {
  await openUpload(`/upload?type=course&from=${testProject().id}`);
  expect(screen.queryByRole('list', { name: 'Archivos elegidos' })).toBeNull();
});
