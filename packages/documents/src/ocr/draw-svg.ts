import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** In pixels. */
const LONG_SIDE = 2_000;

/**
 * Starts a renderer of SVG to PNG that loads nothing the file refers to. Sound XML that is no
 * drawing, such as one without a size, gives no picture.
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
