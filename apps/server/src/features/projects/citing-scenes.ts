import { inTextThread } from '#server/texts/in-text-thread.ts';
import { type CitingPart, citingScenes } from '#server/texts/live-ledger.ts';
import { contentOfScript } from './script-content.ts';
import type { ScriptRow } from './scripts.repo.ts';

/** The scenes of a script's current text, with the citations of their spoken sentences. */
export async function citingScenesOf(script: ScriptRow): Promise<CitingPart[]> {
  const content = contentOfScript(script);
  const { scenes } = await inTextThread('readSpoken', content.length, content, script.language);
  return citingScenes(scenes, script.provenance);
}
