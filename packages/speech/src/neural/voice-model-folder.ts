import { lstat, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VOICE_MODEL_MEASURE } from '@tarima/contract';
import { z } from 'zod';
import { languageOf } from '../natural/natural-voice.ts';
import { fileNames, modelSizes } from './model-files.ts';
import { type ModelFiles, VOICE_FAMILY_DEFINITIONS } from './voice-family.ts';
import {
  type VoiceFamily,
  type VoiceModelEntry,
  voiceModelEntrySchema,
} from './voice-model-entry.ts';

const ENTRY_FILE = 'model.json';
const ESPEAK_DATA = 'espeak-ng-data';
/** The files of eSpeak's data without which its code ends the process. */
const ESPEAK_FILES = ['phontab', 'phonindex', 'phondata', 'intonations'];

/** Limits of folders that anybody may have put there. */
const LONGEST_JSON = 1_000_000;
const MOST_LACKS = 20;
const LONGEST_LACK = 80;

export type ReadEntry = { entry: VoiceModelEntry | null; lacks: string[] };

/** The entry of a model's folder. `lacks` names the file or its fields that cannot be used. */
export async function readEntry(folder: string): Promise<ReadEntry> {
  const json = await readJson(join(folder, ENTRY_FILE));
  if (json === undefined) return { entry: null, lacks: [ENTRY_FILE] };
  const read = voiceModelEntrySchema.safeParse(json);
  const fields = read.success
    ? impossibleFields(read.data)
    : read.error.issues.flatMap((issue) =>
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) => [...issue.path, key].join('.'))
          : [issue.path.join('.')],
      );
  const lacks = [...new Set(fields)].slice(0, MOST_LACKS).map((field) => {
    const shown = field === '' ? ENTRY_FILE : `${ENTRY_FILE}: ${field}`;
    return shown.slice(0, LONGEST_LACK);
  });
  return { entry: read.success && lacks.length === 0 ? read.data : null, lacks };
}

/** The fields that are well-formed but of no use here. */
function impossibleFields({ locales, voices }: VoiceModelEntry): string[] {
  const speakers = new Set(voices.map(({ speaker }) => speaker));
  return [
    ...(locales.some(languageOf) ? [] : ['locales']),
    ...(speakers.size === voices.length ? [] : ['voices']),
  ];
}

export type UsableFiles = { files: ModelFiles; espeakData: string | null };

/**
 * The paths of a family's files, or the names of those that the folder lacks. Links are not
 * followed, because they may lead out of the folder.
 */
export async function findModelFiles(
  folder: string,
  family: VoiceFamily,
): Promise<UsableFiles | { lacks: string[] }> {
  const names = fileNames(folder);
  const lacks: string[] = [];
  const files: ModelFiles = {};
  const { files: needed, needsEspeakData } = VOICE_FAMILY_DEFINITIONS[family];
  for (const [role, { name, pattern }] of Object.entries(needed)) {
    const found = names.filter((one) => pattern.test(one));
    if (found.length === 1) files[role] = join(folder, found[0] ?? '');
    else lacks.push(name);
  }
  const own = needsEspeakData ? await lstat(join(folder, ESPEAK_DATA)).catch(() => null) : null;
  if (own) {
    const present = fileNames(join(folder, ESPEAK_DATA));
    const missing = ESPEAK_FILES.filter((name) => !own.isDirectory() || !present.includes(name));
    lacks.push(...missing.map((name) => `${ESPEAK_DATA}/${name}`));
  }
  if (lacks.length > 0) return { lacks };
  return { files, espeakData: own ? join(folder, ESPEAK_DATA) : null };
}

const measureSchema = z.object({ realTimeFactor: z.number().positive(), sizes: z.string() });

/**
 * Seconds of work for a second of speech as measured here. Null if it was never measured, or if a
 * file has another size since.
 */
export async function readMeasuredFactor(folder: string): Promise<number | null> {
  const read = measureSchema.safeParse(await readJson(join(folder, VOICE_MODEL_MEASURE)));
  if (!read.success || read.data.sizes !== modelSizes(folder)) return null;
  return read.data.realTimeFactor;
}

/** Forgets an earlier trial, because the next one may fail. */
export const forgetMeasuredFactor = (folder: string): Promise<void> =>
  rm(join(folder, VOICE_MODEL_MEASURE), { force: true });

/** Keeps what a trial has measured, with the sizes of the files that were tried. */
export async function keepMeasuredFactor(folder: string, realTimeFactor: number): Promise<void> {
  const measure = { realTimeFactor, sizes: modelSizes(folder) };
  await writeFile(join(folder, VOICE_MODEL_MEASURE), JSON.stringify(measure));
}

/** A small JSON file; undefined if there is none, or it is something else. */
async function readJson(path: string): Promise<unknown> {
  try {
    const stats = await lstat(path);
    if (!stats.isFile() || stats.size > LONGEST_JSON) return undefined;
    const file = await open(path);
    try {
      return JSON.parse(await file.readFile('utf8'));
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
}
