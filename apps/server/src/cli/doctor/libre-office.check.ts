import { findOffice } from '#server/providers/find-office.ts';
import type { Check } from './check.ts';

export const libreOfficeCheck: Check = {
  name: 'LibreOffice',
  async look(settings) {
    const office = await findOffice(settings);
    if (office) return { state: 'found', found: `${office.version}: whole slides can be shown` };
    if (settings.libreOffice === 'none') {
      const todo = 'Optional: STUDIO_LIBREOFFICE=none turns whole slides off.';
      return { state: 'absent', found: 'turned off', todo };
    }
    const todo =
      'Optional, for whole slides. Debian, Ubuntu: sudo apt install libreoffice-impress-nogui. ' +
      'macOS: brew install --cask libreoffice. Elsewhere: STUDIO_LIBREOFFICE names its program.';
    return { state: 'absent', found: 'not found', todo };
  },
};
