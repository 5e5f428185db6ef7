import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { LANGUAGES, PODCAST_DEFAULTS, type PodcastVoice } from '@tarima/contract';
import { documentOfTheme, readLibrary } from '@tarima/curriculum';
import { detectFileType, readDocument, readText, type SourceDocument } from '@tarima/documents';
import type { SourceLanguage } from '@tarima/languages';
import { measureLoudness } from '@tarima/media';
import { type Episode, mixEpisode, podcastVoice, speakTurns } from '@tarima/podcasts';
import { renderPodcastCover } from '@tarima/presenters';
import { createLocalSpeech, type SpeechModel } from '@tarima/speech';
import { type DialogueDraft, draftDialogue } from '@tarima/writer';
import { ORDINARY_PROSE } from '../packages/speech/src/testing/ordinary-prose.ts';
import { DIALOGUE_TEXTS } from '../packages/writer/src/testing/dialogue-texts.ts';
import { measure } from './processor-time.ts';

/** The number of texts in each language. */
const TEXTS: Record<SourceLanguage, number> = { es: 20, en: 20, pt: 20, fr: 5, de: 5, it: 5 };
const WORDS = 300;

type Made = { words: number; seconds: number; mp3: string };
type Result = Made & { lufs: number; peak: number };

/**
 * Measures an article's way to a finished MP3, and loudness and length for many texts. The texts
 * are parts of the documents in the given folder. A language without documents uses our own texts:
 * themes of the curriculum, or else an article and ordinary prose. All are at least twice as long
 * as the podcast.
 */
export async function run([folder]: string[]): Promise<void> {
  console.log(`${availableParallelism()} cores; ${WORDS} words asked for\n`);
  const found = folder ? await readFolder(resolve(folder)) : [];
  const speech = createLocalSpeech();
  const scratch = await mkdtemp(join(tmpdir(), 'tarima-bench-'));
  try {
    await benchSpeed(speech, scratch);
    for (const [language, count] of Object.entries(TEXTS)) {
      // The keys are the table's own; Object.entries widens them to strings.
      await benchLanguage(language as SourceLanguage, count, found, speech, scratch);
    }
  } finally {
    await speech.close();
    await rm(scratch, { recursive: true });
  }
}

async function benchSpeed(speech: SpeechModel, scratch: string): Promise<void> {
  const text = articleOf('es', 0);
  // A server's voice is warm, because its process has spoken before.
  await speech.speak({ text: 'Hola.', voiceId: 'local-es-lucia' });
  const { result, seconds, processor } = await measure(async () => {
    const document = await readText({ text });
    return makePodcast([document], 'es', 1, speech, join(scratch, 'speed'));
  });
  await rm(join(scratch, 'speed'), { recursive: true });
  console.log('from a pasted article to a finished MP3');
  console.log(`  ${seconds.toFixed(2)} s by the clock, ${processor.toFixed(2)} s processor time`);
  console.log(`  ${result.words} words, ${result.seconds.toFixed(0)} s of sound\n`);
}

async function benchLanguage(
  language: SourceLanguage,
  count: number,
  found: SourceDocument[],
  speech: SpeechModel,
  scratch: string,
): Promise<void> {
  const pieces = found.filter((document) => document.language === language).flatMap(piecesOf);
  const themes = pieces.length > 0 ? [] : await themesIn(language);
  const own = [...pieces, ...themes];
  const results: Result[] = [];
  const refused: string[] = [];
  for (let index = 0; index < count; index++) {
    const piece = own[Math.floor((index * own.length) / count)];
    const document = piece ?? (await readText({ text: articleOf(language, index) }));
    try {
      const folder = join(scratch, `${language}${index}`);
      const made = await makePodcast([document], language, index + 1, speech, folder);
      const { integratedLufs: lufs, truePeakDbtp: peak } = await measureLoudness(made.mp3);
      results.push({ ...made, lufs, peak });
      await rm(folder, { recursive: true });
    } catch (error) {
      refused.push(error instanceof Error ? error.message : String(error));
    }
  }
  const worst = (values: number[]) => Math.max(0, ...values.map(Math.abs));
  const wordErrors = results.map(({ words }) => words / WORDS - 1);
  const kept = wordErrors.filter((error) => Math.abs(error) <= 0.1).length;
  const distances = results.map(({ lufs }) => lufs + 16);
  const source =
    pieces.length > 0
      ? `${pieces.length} pieces of documents`
      : themes.length > 0
        ? `${themes.length} themes of the curriculum`
        : 'an article and our own prose';
  console.log(`${language}: ${results.length} of ${count} made, from ${source}`);
  console.log(
    `  words within 10 %      ${kept} of ${results.length}, at worst ${percent(worst(wordErrors))}`,
  );
  console.log(`  loudness off −16 LUFS  at worst ${worst(distances).toFixed(2)} LU`);
  console.log(
    `  true peak              at most ${Math.max(...results.map(({ peak }) => peak)).toFixed(1)} dBTP`,
  );
  for (const reason of refused) console.log(`  refused: ${reason}`);
  console.log('');
}

async function makePodcast(
  documents: SourceDocument[],
  language: SourceLanguage,
  seed: number,
  speech: SpeechModel,
  folder: string,
): Promise<Made> {
  const draft = draftDialogue({
    documents,
    language,
    seed,
    podcastName: PODCAST_DEFAULTS.name,
    tagline: '',
    style: PODCAST_DEFAULTS.style,
    hostRole: '',
    guestRole: '',
    wordCount: WORDS,
    creativity: PODCAST_DEFAULTS.creativityLevel,
    instructions: '',
  });
  const episode = episodeOf(draft, language);
  // Draws the cover while the voices speak, as the job does.
  const [clips, cover] = await Promise.all([
    speakTurns({ episode, speech, cacheFolder: folder }),
    renderPodcastCover(episode, []),
  ]);
  const coverPath = join(folder, 'cover.jpg');
  await writeFile(coverPath, cover);
  const output = (name: string) => join(folder, name);
  const outputs = {
    mp3: output('audio.mp3'),
    m4a: output('audio.m4a'),
    vtt: output('transcript.vtt'),
    srt: output('transcript.srt'),
    json: output('transcript.json'),
    chapters: output('chapters.json'),
  };
  const mixed = await mixEpisode({ episode, clips, coverPath, cacheFolder: folder, outputs });
  return { words: draft.wordCount, seconds: mixed.durationSeconds, mp3: outputs.mp3 };
}

const episodeOf = ({ turns, chapters }: DialogueDraft, language: SourceLanguage): Episode => ({
  name: PODCAST_DEFAULTS.name,
  tagline: '',
  topic: '',
  publisher: 'Tarima',
  language,
  speakers: {
    host: speaker('Host', PODCAST_DEFAULTS.hostVoice, language),
    guest: speaker('Guest', PODCAST_DEFAULTS.guestVoice, language),
  },
  turns,
  chapters,
});

async function themesIn(language: SourceLanguage): Promise<SourceDocument[]> {
  const taught = LANGUAGES.find((each) => each === language);
  if (!taught) return [];
  return (await readLibrary(taught)).map((theme) => documentOfTheme(theme, taught));
}

/** Our own article, followed by ordinary prose that starts at a different sentence each time. */
function articleOf(language: SourceLanguage, from: number): string {
  const sentences = ORDINARY_PROSE[language];
  const turned = sentences.map((_, index) => sentences[(index + from) % sentences.length]);
  const paragraphs = Array.from({ length: Math.ceil(turned.length / 4) }, (_, paragraph) =>
    turned.slice(paragraph * 4, paragraph * 4 + 4).join(' '),
  );
  return [DIALOGUE_TEXTS[language].text.trim(), ...paragraphs].join('\n\n');
}

/** The parts of a document that are long enough for a podcast. */
function piecesOf(document: SourceDocument): SourceDocument[] {
  const pieces: SourceDocument[] = [];
  let blocks: SourceDocument['blocks'] = [];
  for (const block of document.blocks) {
    blocks.push(block);
    const sentences = blocks.reduce((sum, each) => sum + each.sentences.length, 0);
    if (sentences < 80) continue;
    pieces.push({ ...document, blocks });
    blocks = [];
  }
  return pieces.length > 0 ? pieces : [document];
}

async function readFolder(folder: string): Promise<SourceDocument[]> {
  const documents: SourceDocument[] = [];
  for (const fileName of (await readdir(folder)).sort()) {
    const file = { path: join(folder, fileName), fileName };
    const isDocument = await detectFileType(file).then(
      () => true,
      () => false,
    );
    if (!isDocument) continue;
    await readDocument(file).then(
      (document) => documents.push(document),
      (error: unknown) => console.log(`left out: ${String(error)}`),
    );
  }
  return documents;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const speaker = (name: string, voice: PodcastVoice, language: Episode['language']) => ({
  name,
  voice,
  cast: podcastVoice(voice, language),
});
