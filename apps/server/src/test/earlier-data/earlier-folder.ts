import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rowsOf, versions } from './versions.ts';

/** The typed settings in `rows/` are sealed with it. */
const SETTINGS_KEY = '66a7eb5cf13a2f3d894b5d83acd32a2d4fb26e153abe62e385eb0c85c0bdd39c';
/** Studios that let an owner type settings, and sign their own tokens, made more keys. */
const FIRST_WITH_SETTINGS = '0017_studio_settings';

export const videoText = (videoId: unknown) => `video ${videoId}`;
export const audioText = (podcastId: unknown) => `audio ${podcastId}`;

/** A data folder as a studio of a version left it, without its database. */
export async function makeEarlierFolder(version: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tarima-earlier-'));
  const place = async (path: string, content: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content, { mode: 0o600 });
  };
  await place('jwt-secret', 'ab'.repeat(32));
  const until = versions.indexOf(version);
  if (until >= versions.indexOf(FIRST_WITH_SETTINGS)) await place('settings-key', SETTINGS_KEY);
  for (const { table, row } of versions.slice(0, until + 1).flatMap(rowsOf)) {
    if (table === 'project_files') {
      await place(`blobs/projects/${row.project_id}/files/${row.id}`, '%PDF Uno dos tres.');
    }
    if (table === 'videos' && row.status === 'completed') {
      // Before there were attempts, the job gave its id to the files.
      const result = `blobs/videos/${row.id}/${row.attempt_id ?? row.job_id}`;
      await place(`${result}/video.mp4`, videoText(row.id));
      await place(`${result}/captions.vtt`, 'WEBVTT\n');
      await place(`${result}/poster.png`, 'poster');
    }
    if (table === 'podcasts' && row.audio) {
      const result = `blobs/podcasts/${row.id}/${row.attempt_id ?? row.job_id}`;
      await place(`${result}/audio.mp3`, audioText(row.id));
      await place(`${result}/transcript.vtt`, 'WEBVTT\n');
    }
  }
  return folder;
}
