import { rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The clock of a studio's processes, which can be put wrong while they run. */
export async function createClock(file: string) {
  const isWrongBy = async (milliseconds: number) => {
    // Renamed, so that nobody reads half of it.
    await writeFile(`${file}.next`, String(milliseconds));
    await rename(`${file}.next`, file);
  };
  await isWrongBy(0);
  return {
    preload: fileURLToPath(new URL('./shifted-clock.ts', import.meta.url)),
    environment: { CHAOS_CLOCK: file },
    isWrongBy,
  };
}
