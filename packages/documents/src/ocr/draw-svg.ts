import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** In pixels. */
const LONG_SIDE = 2_000;
const FAMILY = 'Inter';
const FACES = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'];

/** The library may be started only once in a process. */
let start: Promise<Uint8Array[]> | undefined;

async function startWithFonts(): Promise<Uint8Array[]> {
  await initWasm(readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
  // It has no fonts of its own, so all text is in this family.
  return Promise.all(
    FACES.map((face) =>
      readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${face}`))),
    ),
  );
}

/**
 * Starts a renderer of SVG to PNG that loads nothing the file refers to and runs no scripts. Sound
 * XML that is no drawing, such as one without a size, gives no picture.
 */
export async function createSvgDrawer() {
  start ??= startWithFonts();
  const font = {
    fontBuffers: await start,
    defaultFontFamily: FAMILY,
    serifFamily: FAMILY,
    sansSerifFamily: FAMILY,
    monospaceFamily: FAMILY,
  };
  return (bytes: Uint8Array, background: 'white' | 'black'): Uint8Array | undefined => {
    try {
      const { width, height } = new Resvg(bytes);
      const zoom = LONG_SIDE / Math.max(width, height, 1);
      return new Resvg(bytes, { background, font, fitTo: { mode: 'zoom', value: zoom } })
        .render()
        .asPng();
    } catch {
      return undefined;
    }
  };
}
