import { copyFile } from 'node:fs/promises';
import { isKept, makeFile, masterSpeech, wavSource } from '@tarima/media';
import type { VideoPlan } from './plan-video.ts';

/** The path of the plan's speech at its final loudness (M4A). It is made once. */
export async function masteredSound(plan: VideoPlan, signal?: AbortSignal): Promise<string> {
  const path = plan.audio.path.replace(/\.wav$/u, '.m4a');
  if (!(await isKept(path))) {
    await masterSpeech(await wavSource(plan.audio.path), path, { format: 'm4a', signal });
  }
  return path;
}

/** Writes the speech of a plan for preview (M4A, −16 LUFS). A later render reuses it. */
export async function encodePreviewAudio(
  plan: VideoPlan,
  path: string,
  signal?: AbortSignal,
): Promise<void> {
  const mastered = await masteredSound(plan, signal);
  await makeFile(path, (temporaryPath) => copyFile(mastered, temporaryPath));
}
