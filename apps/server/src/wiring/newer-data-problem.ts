import type { Language } from '@tarima/contract';
import { NewerDataError } from '#server/db/newer-data.ts';
import { STUDIO_VERSION } from '#server/kit/studio-version.ts';
import type { Settings } from '#server/settings/env.ts';

const SENTENCES: Record<Language, string> = {
  es: 'Los datos de «{place}» son de una versión más nueva de Tarima ({newer}) que esta ({own}), y esta los dañaría. Instala Tarima {newer} o posterior, o restaura una copia de seguridad anterior a la actualización.',
  en: 'The data in “{place}” are of a newer version of Tarima ({newer}) than this one ({own}), which would damage them. Install Tarima {newer} or later, or restore a backup from before the upgrade.',
  pt: 'Os dados de “{place}” são de uma versão mais nova do Tarima ({newer}) do que esta ({own}), e esta os danificaria. Instale o Tarima {newer} ou posterior, ou restaure uma cópia de segurança anterior à atualização.',
};

/** Opens a database. Where it has the data of a newer version, the error tells people so. */
export async function refusingNewerData<Opened>(
  { dataFolder, databaseUrl, language }: Pick<Settings, 'dataFolder' | 'databaseUrl' | 'language'>,
  open: () => Promise<Opened>,
): Promise<Opened> {
  try {
    return await open();
  } catch (cause) {
    if (!(cause instanceof NewerDataError)) throw cause;
    const sentence = SENTENCES[language]
      // The address of a database may have a password.
      .replace('{place}', () => (databaseUrl ? 'DATABASE_URL' : dataFolder))
      .replaceAll('{newer}', cause.madeBy ?? '?')
      .replace('{own}', STUDIO_VERSION);
    throw new Error(sentence, { cause });
  }
}
