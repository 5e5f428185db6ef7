import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';

const WEIGHTS = [400, 500, 600, 700, 800];
const SCRIPTS = ['latin', 'latin-ext'];

let registered = false;

/** Packages of fonts, and the names by which the stage knows them. */
const FAMILIES = {
  inter: 'Inter',
  nunito: 'Nunito',
  montserrat: 'Montserrat',
  'source-serif-4': 'Source Serif 4',
};

/** Registers the fonts of the stage for every canvas of this process. */
export function registerFonts(): void {
  if (registered) return;
  registered = true;
  for (const [name, family] of Object.entries(FAMILIES)) {
    const folder = dirname(fileURLToPath(import.meta.resolve(`@fontsource/${name}/package.json`)));
    for (const weight of WEIGHTS) {
      for (const script of SCRIPTS) {
        const file = join(folder, 'files', `${name}-${script}-${weight}-normal.woff2`);
        GlobalFonts.registerFromPath(file, family);
      }
    }
  }
}
