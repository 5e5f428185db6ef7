import { findLibreOffice, type LibreOffice } from '@tarima/documents';
import { type Settings, searchPath } from '#server/settings/env.ts';

/** LibreOffice by the settings, or as this machine has it. Null without one. */
export const findOffice = async ({
  libreOffice,
}: Pick<Settings, 'libreOffice'>): Promise<LibreOffice | null> =>
  libreOffice === 'none'
    ? null
    : findLibreOffice({ command: libreOffice, searchPath: searchPath() });
