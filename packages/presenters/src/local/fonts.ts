import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';

const WEIGHTS = [400, 500, 600, 700, 800];
const SCRIPTS = ['latin', 'latin-ext'];

let registered = false;

/** Registers Inter for every canvas of this process. */
export function registerFonts(): void {
  if (registered) return;
  registered = true;
  const folder = dirname(fileURLToPath(import.meta.resolve('@fontsource/inter/package.json')));
  for (const weight of WEIGHTS) {
    for (const script of SCRIPTS) {
      const file = join(folder, 'files', `inter-${script}-${weight}-normal.woff2`);
      GlobalFonts.registerFromPath(file, 'Inter');
    }
  }
}
