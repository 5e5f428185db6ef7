import '@fontsource/inter/latin-700.css';
import type { LookFont } from '@tarima/contract';

type Font = { family: string; files: () => Promise<unknown> };

const FONTS: Record<LookFont, Font> = {
  inter: { family: 'Inter', files: async () => undefined },
  nunito: { family: 'Nunito', files: () => import('./fonts/nunito.ts') },
  montserrat: { family: 'Montserrat', files: () => import('./fonts/montserrat.ts') },
  'source-serif': { family: 'Source Serif 4', files: () => import('./fonts/source-serif-4.ts') },
};
const WEIGHTS = [400, 500, 600, 700, 800];
const loading = new Map<LookFont, Promise<unknown>>();

/** The stage measures text in this font. Without it, lines would break elsewhere. */
export function loadFont(font: LookFont): Promise<unknown> {
  const known = loading.get(font);
  if (known) return known;
  const { family, files } = FONTS[font];
  const load = files().then(() =>
    Promise.all(WEIGHTS.map((weight) => document.fonts.load(`${weight} 32px "${family}"`))),
  );
  // A font that cannot be loaded is tried again next time. Inter stands in for it.
  const settled = load.catch(() => loading.delete(font));
  loading.set(font, settled);
  return settled;
}
