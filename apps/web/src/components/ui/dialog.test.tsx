import { STORAGE_KEYS } from '@tarima/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startTranslations } from '#web/i18n/index.ts';
import { MAIN_ID } from '#web/lib/main-landmark.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog, DialogContent } from './dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';

beforeAll(async () => {
  Element.prototype.hasPointerCapture = () => false;
  localStorage.setItem(STORAGE_KEYS.language, 'es');
  await startTranslations();
});
afterEach(cleanup);

/** A row with two buttons that ask before removing it, and one that shows details. */
function Row() {
  const [isThere, setIsThere] = useState(true);
  const [opened, setOpened] = useState<'question' | 'details' | null>(null);
  const close = () => setOpened(null);
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      {isThere && (
        <>
          <button type="button" onClick={() => setOpened('question')}>
            Quitar
          </button>
          <button type="button" onClick={() => setOpened('details')}>
            Detalles
          </button>
          <DropdownMenu>
            <DropdownMenuTrigger>Más</DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuItem onSelect={() => setOpened('question')}>Quitar</DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
        </>
      )}
      <AlertDialog
        open={opened === 'question'}
        onOpenChange={close}
        title="¿Quitar?"
        description="No se puede deshacer."
        confirmLabel="Sí, quitar"
        onConfirm={() => setIsThere(false)}
      />
      <Dialog open={opened === 'details'} onOpenChange={close}>
        <DialogContent title="Detalles">Nada más</DialogContent>
      </Dialog>
    </main>
  );
}

const focused = () => document.activeElement?.textContent;

it('a question returns the focus to its button', async () => {
  const user = userEvent.setup();
  render(<Row />);
  await user.click(screen.getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(focused()).toBe('Cancelar'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Quitar'));
});

it('a panel closed by Escape returns the focus to its button', async () => {
  const user = userEvent.setup();
  render(<Row />);
  await user.click(screen.getByRole('button', { name: 'Detalles' }));
  await screen.findByRole('dialog', { name: 'Detalles' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe('Detalles'));
});

it('a question opened from a menu returns the focus to the menu button', async () => {
  const user = userEvent.setup();
  render(<Row />);
  screen.getByRole('button', { name: 'Más' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Quitar' });
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(focused()).toBe('Cancelar'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe('Más'));
});

it('the content gets the focus when the opening element is gone', async () => {
  const user = userEvent.setup();
  render(<Row />);
  await user.click(screen.getByRole('button', { name: 'Quitar' }));
  await user.click(await screen.findByRole('button', { name: 'Sí, quitar' }));
  await waitFor(() => expect(document.activeElement?.id).toBe(MAIN_ID));
});
