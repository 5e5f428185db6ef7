import { STORAGE_KEYS } from '@tarima/contract';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { notices, toast } from '#web/components/ui/toast.ts';
import { fetchTexts, startTranslations } from '#web/i18n/index.ts';
import { showRefusals } from './upload-toasts.ts';

it('closes the notice of missing or refused files once other files are chosen', async () => {
  localStorage.setItem(STORAGE_KEYS.language, 'es');
  await startTranslations();
  await fetchTexts('rooms');
  for (const title of ['No hay archivos', 'Formato no soportado']) {
    toast.error(title);
    expect(notices.newest()).toMatchObject({ title, isOpen: true });
    showRefusals([], 'es', i18next.t);
    expect(notices.newest()).toMatchObject({ title, isOpen: false });
  }
});
