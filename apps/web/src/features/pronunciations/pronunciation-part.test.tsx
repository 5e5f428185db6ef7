import { type CompanyPronunciation, errorMessage, pronunciationEndpoints } from '@tarima/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { renderStudio, studioServerForTests } from '#web/test/render-studio.tsx';
import { Refusal } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
// A lazy screen loads slowly on a busy machine, so it loads before the tests.
beforeAll(() => import('../settings/settings-screen.tsx'));

const entry = (id: number, written: string, language: 'es' | 'en' = 'es') =>
  ({
    id: `11111111-1111-4111-8111-${String(id).padStart(12, '0')}`,
    ...{ language, written, said: `${written} dicho` },
  }) satisfies CompanyPronunciation;
const TARIMA = entry(1, 'Tarima');

async function open(known: CompanyPronunciation[]) {
  studio().answer(pronunciationEndpoints.list, () => known);
  const { user } = await renderStudio(studio(), '/settings?part=pronunciation');
  await screen.findByRole('heading', { name: 'Pronunciación' });
  await screen.findByRole('form', { name: 'Añadir una pronunciación' });
  return user;
}
const button = (name: string) => screen.getByRole('button', { name });
const sent = (endpoint: (typeof pronunciationEndpoints)['save' | 'hear']) =>
  studio()
    .callsOf(endpoint)
    .map(({ body }): unknown => JSON.parse(body.toString()));

it('shows an example to hear while there is none', async () => {
  await open([]);
  expect(screen.getByText('Xiaomi')).toBeTruthy();
  expect(button('Como se lee')).toBeTruthy();
  expect(button('Como lo dices tú')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Descargar la lista' })).toBeNull();
});

it('adds a word, and is ready for the next', async () => {
  const user = await open([]);
  const word = screen.getByRole('textbox', { name: 'Palabra' });
  await user.click(button('Añadir'));
  expect(document.activeElement).toBe(word);
  expect(screen.getAllByText('Escribe al menos una letra')).toHaveLength(2);
  studio().answer(pronunciationEndpoints.save, () => {
    studio().answer(pronunciationEndpoints.list, () => [TARIMA]);
    return TARIMA;
  });
  await user.type(word, 'Tarima');
  await user.type(screen.getByRole('textbox', { name: 'Cómo se dice' }), 'ta rima{Enter}');
  expect(await screen.findByText('Tarima dicho')).toBeTruthy();
  expect(sent(pronunciationEndpoints.save)).toEqual([
    { language: 'es', written: 'Tarima', said: 'ta rima' },
  ]);
  await waitFor(() => expect(word).toHaveProperty('value', ''));
});

it('says before and after that a word which is there already is replaced', async () => {
  const user = await open([TARIMA]);
  studio().answer(pronunciationEndpoints.save, () => TARIMA);
  const word = screen.getByRole('textbox', { name: 'Palabra' });
  await user.type(word, ' TARIMA');
  await screen.findByText(
    '«Tarima» ya está en la lista y se dice «Tarima dicho». Al guardar, se reemplaza.',
  );
  await user.type(screen.getByRole('textbox', { name: 'Cómo se dice' }), 'ta rima');
  await user.click(button('Reemplazar'));
  await screen.findByText('Antes, «Tarima» se decía «Tarima dicho».');
  await waitFor(() => expect(button('Añadir')).toBeTruthy());
  await user.click(button('Cambiar «Tarima»'));
  expect(screen.queryByText(/ya está en la lista/u)).toBeNull();
});

it('names the rows of a file that are at fault, and says why', async () => {
  const user = await open([TARIMA]);
  studio().answer(pronunciationEndpoints.import, () => {
    const fields = ['rows.1.language', 'rows.2.said', 'rows.4'].map((path) => ({
      path,
      message: '',
    }));
    throw new Refusal(422, 'PRONUNCIATIONS_FILE_INVALID', { fields });
  });
  const file = new File(['xx,a,b'], 'words.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Archivo CSV', { selector: 'input' }), file);
  await screen.findByText('Fila 2: el idioma no es ninguno de estos: es, en, pt, fr, de, it');
  screen.getByText('Fila 3: falta la pronunciación o tiene más de 120 caracteres');
  screen.getByText('Fila 5: no se puede leer; revisa sus comillas');
});

it('changes a word in its row, and replaces the entry of the former word', async () => {
  const user = await open([TARIMA, entry(2, 'Norte')]);
  studio().answer(pronunciationEndpoints.save, () => entry(3, 'Tarimas'));
  studio().answer(pronunciationEndpoints.delete, () => null);
  await user.click(button('Cambiar «Tarima»'));
  const form = within(screen.getByRole('form', { name: 'Cambiar la pronunciación' }));
  await user.type(form.getByRole('textbox', { name: 'Palabra' }), 's');
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(screen.queryByRole('form', { name: 'Cambiar la pronunciación' })).toBeNull(),
  );
  expect(studio().callsOf(pronunciationEndpoints.delete)[0]?.params).toMatchObject({
    pronunciationId: TARIMA.id,
  });
});

it('edits a word by keyboard, and gives the focus back to its pencil', async () => {
  const user = await open([TARIMA, entry(2, 'Norte')]);
  const edited = () => screen.queryByRole('form', { name: 'Cambiar la pronunciación' });
  const edit = async () => {
    button('Cambiar «Tarima»').focus();
    await user.keyboard('{Enter}');
    const form = within(screen.getByRole('form', { name: 'Cambiar la pronunciación' }));
    expect(document.activeElement).toBe(form.getByRole('combobox', { name: 'Idioma' }));
    return form;
  };
  const isBack = () => {
    expect(edited()).toBeNull();
    expect(document.activeElement).toBe(button('Cambiar «Tarima»'));
  };
  await edit();
  await user.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(edited()).toBeTruthy();
  await user.keyboard('{Escape}');
  isBack();
  const form = await edit();
  await user.click(form.getByRole('button', { name: 'Cancelar' }));
  isBack();
  studio().answer(pronunciationEndpoints.save, () => TARIMA);
  await edit();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(isBack);
});

it('asks before it deletes', async () => {
  const user = await open([TARIMA]);
  studio().answer(pronunciationEndpoints.delete, () => {
    studio().answer(pronunciationEndpoints.list, () => []);
    return null;
  });
  await user.click(button('Eliminar «Tarima»'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
  await screen.findByText('Pronunciación eliminada');
  await waitFor(() => expect(screen.queryByText('Tarima dicho')).toBeNull());
});

it('searches a long list without accents and case', async () => {
  const user = await open(['Ñandú', ...'abcdefghi'].map((word, id) => entry(id, word)));
  await user.type(screen.getByRole('searchbox', { name: 'Buscar una palabra' }), 'NANDU');
  await waitFor(() => expect(screen.queryByText('b dicho')).toBeNull());
  expect(screen.getByText('Ñandú dicho')).toBeTruthy();
});

it('imports a file with a summary, and tells the reason of a refusal', async () => {
  const user = await open([TARIMA]);
  const file = new File(['es,Tarima,ta rima'], 'words.csv', { type: 'text/csv' });
  const field = screen.getByLabelText('Archivo CSV', { selector: 'input' });
  studio().answer(pronunciationEndpoints.import, () => {
    throw new Refusal(422, 'PRONUNCIATIONS_FILE_INVALID');
  });
  await user.upload(field, file);
  const alert = await screen.findByText('No se añadió nada');
  expect(alert.parentElement?.textContent).toContain(
    errorMessage('PRONUNCIATIONS_FILE_INVALID', 'es'),
  );
  studio().answer(pronunciationEndpoints.import, () => ({ added: 2, replaced: 1 }));
  await user.upload(field, file);
  expect(await screen.findByText('Palabras nuevas: 2. Cambiadas: 1.')).toBeTruthy();
  expect(screen.queryByText('No se añadió nada')).toBeNull();
});

it('shows the words of the chosen company', async () => {
  const user = await open([TARIMA]);
  studio().answer(pronunciationEndpoints.list, () => [entry(5, 'Sur')]);
  await user.click(screen.getByRole('combobox', { name: 'Empresa' }));
  await user.click(await screen.findByRole('option', { name: 'Taller Sur' }));
  expect(await screen.findByText('Sur dicho')).toBeTruthy();
});
