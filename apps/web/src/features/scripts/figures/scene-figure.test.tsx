import { errorMessage, figureEndpoints, scriptEndpoints } from '@tarima/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { saveOnlyWhenAsked } from '#web/test/autosave.ts';
import { testFigure } from '#web/test/figure-samples.ts';
import { studioServerForTests } from '#web/test/render-studio.tsx';
import { storedScriptForTests } from '#web/test/stored-script.ts';
import { Refusal } from '#web/test/studio-server.ts';

const studio = studioServerForTests();
saveOnlyWhenAsked();
beforeAll(() =>
  Promise.all([import('../script-editor-screen.tsx'), import('./figure-dialog.tsx')]),
);
const stored = storedScriptForTests(studio, {
  content: '## Bomba\n\n[Escena: una sala]\n\nUna frase.\n',
});
const OTHER = testFigure({ picture: 'abcdef01'.padEnd(64, '1'), page: 9, caption: '' });

async function openDialog() {
  const view = await stored.open();
  await view.user.click(within(view.text).getByRole('button', { name: 'Elegir imagen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Imagen de la escena' }));
  return { ...view, dialog };
}
const savedText = () =>
  JSON.parse(studio().callsOf(scriptEndpoints.save).at(-1)?.body.toString() ?? '{}').content;

it('shows the documents’ figures with their pages, and writes the chosen part', async () => {
  studio().answer(figureEndpoints.list, () => [testFigure(), OTHER]);
  const { user, dialog, text } = await openDialog();
  await dialog.findByRole('radio', { name: 'manual.pdf, pág. 9' });
  await user.click(dialog.getByRole('radio', { name: 'manual.pdf, pág. 7. La bomba por dentro' }));
  const side = (name: string, value: string) =>
    fireEvent.change(dialog.getByRole('spinbutton', { name }), { target: { value } });
  side('Ancho (%)', '50');
  side('Izquierda (%)', '10');
  await user.click(dialog.getByRole('button', { name: 'Usar esta imagen' }));
  await within(text).findByRole('button', { name: 'Cambiar la imagen: manual.pdf, pág. 7' });
  await user.click(screen.getByRole('button', { name: 'Guardar (Ctrl+S)' }));
  await waitFor(() =>
    expect(savedText()).toContain('[Escena: figura 3fa9c012; recorte 10 0 50 100; una sala]'),
  );
  await user.click(within(text).getByRole('button', { name: /^Cambiar la imagen/u }));
  await user.click(await screen.findByRole('button', { name: 'Sin imagen' }));
  await within(text).findByRole('button', { name: 'Elegir imagen' });
});

it('takes a picture of the author’s, and says why one is refused', async () => {
  const { user, dialog } = await openDialog();
  await dialog.findByText('En tus documentos no hay imágenes. Puedes subir una.');
  const file = new File(['x'], 'planta.png', { type: 'image/png' });
  studio().answer(figureEndpoints.add, () => {
    throw new Refusal(422, 'PICTURE_TOO_LARGE', { file: 'planta.png' });
  });
  await user.upload(dialog.getByLabelText('Subir una imagen', { selector: 'input' }), file);
  await screen.findByText(errorMessage('PICTURE_TOO_LARGE', 'es', 'planta.png'));
  const own = testFigure({ fileName: null, page: null, pageKind: null, origin: 'author' });
  studio().answer(figureEndpoints.list, () => [own]);
  studio().answer(figureEndpoints.add, () => own);
  await user.upload(dialog.getByLabelText('Subir una imagen', { selector: 'input' }), file);
  const added = await dialog.findByRole('radio', { name: /^La bomba por dentro/u });
  await waitFor(() => expect(added.getAttribute('aria-checked')).toBe('true'));
});

it('deletes a picture of the author’s after a question, and none of a document', async () => {
  const own = testFigure({
    ...{ picture: 'abcdef01'.padEnd(64, '1'), caption: '', alt: 'Planta' },
    ...{ fileName: null, page: null, pageKind: null, origin: 'author' },
  });
  studio().answer(figureEndpoints.list, () => [testFigure(), own]);
  studio().answer(figureEndpoints.delete, () => null);
  const { user, dialog } = await openDialog();
  const button = { name: 'Eliminar del proyecto' };
  await user.click(await dialog.findByRole('radio', { name: /^manual\.pdf, pág\. 7/u }));
  expect(dialog.queryByRole('button', button)).toBeNull();
  await user.click(dialog.getByRole('radio', { name: 'Imagen propia. Planta' }));
  await user.click(dialog.getByRole('button', button));
  const question = within(await screen.findByRole('alertdialog'));
  studio().answer(figureEndpoints.list, () => [testFigure()]);
  await user.click(question.getByRole('button', button));
  await waitFor(() => expect(dialog.queryByRole('radio', { name: /Planta/u })).toBeNull());
  expect(studio().callsOf(figureEndpoints.delete)).toHaveLength(1);
  expect(dialog.getByRole('button', { name: 'Usar esta imagen' }).hasAttribute('disabled')).toBe(
    true,
  );
});
