import type { CompanyLook, WantedLook } from '@tarima/contract';
import { PALETTES } from '@tarima/stage';

/** The form's beginning where a company has no look of its own. */
export const TARIMA_LOOK: CompanyLook = {
  accent: PALETTES.blue.accent,
  second: PALETTES.blue.deep,
  font: 'inter',
  logo: null,
  backdrop: null,
  intro: null,
  outro: null,
};

/** The look as the server takes it, with its pictures by name. */
export const wantedOf = (look: CompanyLook): WantedLook => ({
  ...look,
  logo: look.logo?.picture ?? null,
  backdrop: look.backdrop?.picture ?? null,
});
