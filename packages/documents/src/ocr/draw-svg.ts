import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** In pixels. */
const LONG_SIDE = 2_000;

/**
 * Starts what draws SVG as PNG; it opens nothing that the file refers to. Of what is no drawing
 * though it is sound XML, such as one without a size, there is no picture.
 */
export async function createSvgDrawer() {
  await initWasm(readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
  return (bytes: Uint8Array, background: 'white' | 'black'): Uint8Array | undefined => {
    try {
      const { width, height } = new Resvg(bytes);
      const zoom = LONG_SIDE / Math.max(width, height, 1);
      return new Resvg(bytes, { background, fitTo: { mode: 'zoom', value: zoom } })
        .render()
        .asPng();
    } catch {
      return undefined;
    }
  };
}
