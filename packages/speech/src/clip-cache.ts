import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash, isKept, lastSamples, makeFile, toSamples } from '@tarima/media';
import { countWords, foldWritten, occurringPronunciations, pronounced } from '@tarima/text';
import { joinClips } from './join-clips.ts';
import type { KeptClip } from './kept-clip.ts';
import { rootMeanSquare } from './root-mean-square.ts';
import { SpeechError } from './speech-error.ts';
import type { SpeechClip, SpeechModel, SpeechRequest } from './speech-model.ts';

/** A clip outside these bounds is a failure of the voice. */
const SECONDS_PER_WORD = { least: 0.04, most: 6 };
/** A web address counts as one word but may be dictated letter by letter. */
const MOST_SECONDS_PER_CHARACTER = 0.6;
/** Root mean square of 16-bit samples; espeak's quietest sentences lie above 500. */
const LEAST_LOUDNESS = 20;

/** Clips that are being spoken now, by file. A second request for one waits for it. */
const underWay = new Map<string, Promise<SpeechClip>>();

/**
 * Speaks one sentence, or reads it from the cache of earlier requests. The cache is the model's own
 * folder, or else `cacheFolder`. A text longer than one request is spoken and
 * kept piece by piece. Only pronunciations that a piece needs are part of its request. A silent, empty or impossible clip is an error (code SPEECH_FAILED).
 */
export async function speakCached(
  speech: SpeechModel,
  request: SpeechRequest,
  cacheFolder: string,
): Promise<KeptClip> {
  const pieces = speech.pieces?.(request.text, request.voiceId, request.pronunciations) ?? [];
  if (pieces.length < 2) return speakOnce(speech, request, cacheFolder);
  const clips: KeptClip[] = [];
  for (const text of pieces) {
    clips.push(await speakOnce(speech, { ...request, text }, cacheFolder));
  }
  return joinClips(clips);
}

async function speakOnce(
  speech: SpeechModel,
  { pronunciations: known = [], ...plain }: SpeechRequest,
  cacheFolder: string,
): Promise<KeptClip> {
  const { text, voiceId, locale, rate } = plain;
  const pronunciations = occurringPronunciations(text, known);
  const request = pronunciations.length > 0 ? { ...plain, pronunciations } : plain;
  const key = contentHash([
    speech.id,
    speech.version(voiceId),
    text,
    voiceId,
    locale ?? '',
    rate ?? 1,
    ...pronunciations.map(({ written, said }) => [foldWritten(written), said]),
  ]);
  const path = join(speech.clipsFolder ?? cacheFolder, `clip-${key}.bin`);
  const find = () => findInTurn(speech, request, path);
  const { samples, ...clip } = await find();
  const { length } = samples;
  return {
    ...clip,
    key,
    length,
    async *read() {
      // The cache may have been deleted meanwhile.
      if (!(await isKept(path))) await find();
      yield* lastSamples(path, length);
    },
  };
}

async function findInTurn(
  speech: SpeechModel,
  request: SpeechRequest,
  path: string,
): Promise<SpeechClip> {
  // The other request may fail or be cancelled: then this one speaks.
  for (let other = underWay.get(path); other; other = underWay.get(path)) {
    await other.catch(() => undefined);
  }
  const spoken = findOrSpeak(speech, request, path);
  underWay.set(path, spoken);
  try {
    return await spoken;
  } finally {
    underWay.delete(path);
  }
}

async function findOrSpeak(
  speech: SpeechModel,
  request: SpeechRequest,
  path: string,
): Promise<SpeechClip> {
  const kept = (await isKept(path)) ? await readFile(path).catch(() => null) : null;
  if (kept) return decodeClip(kept);
  const clip = await speech.speak(request);
  checkClip(clip, pronounced(request.text, request.pronunciations ?? []));
  await makeFile(path, (temporaryPath) => writeFile(temporaryPath, clipParts(clip)));
  return clip;
}

function checkClip({ samples, sampleRate }: SpeechClip, text: string): void {
  const seconds = samples.length / sampleRate;
  const words = Math.max(1, countWords(text));
  const loudness = rootMeanSquare(samples);
  const longest =
    3 + Math.max(words * SECONDS_PER_WORD.most, text.length * MOST_SECONDS_PER_CHARACTER);
  const impossible = seconds < words * SECONDS_PER_WORD.least || seconds > longest;
  if (impossible || loudness < LEAST_LOUDNESS) {
    throw new SpeechError(
      'SPEECH_FAILED',
      `The voice gave ${seconds.toFixed(2)} s at level ${loudness.toFixed(0)} for ${words} words`,
    );
  }
}

/** Words and sound share one file, so that they stay together: a line of JSON, then the samples. */
function clipParts({ samples, ...rest }: SpeechClip): Uint8Array[] {
  const { buffer, byteOffset, byteLength } = samples;
  const words = Buffer.from(`${JSON.stringify(rest)}\n`);
  return [words, new Uint8Array(buffer, byteOffset, byteLength)];
}

function decodeClip(bytes: Buffer): SpeechClip {
  const end = bytes.indexOf('\n');
  // Only `findOrSpeak` writes this file, and it writes it whole.
  const rest = JSON.parse(bytes.subarray(0, end).toString()) as Omit<SpeechClip, 'samples'>;
  return { ...rest, samples: toSamples(bytes.subarray(end + 1)) };
}
