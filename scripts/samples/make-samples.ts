// Makes what home shows: a short result of each tool and a document to try, in each language. `npm
// start` calls it with the folder to fill, which appears whole or not at all.
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { LANGUAGES, type Language } from '@tarima/contract';
import { createLocalSpeech } from '@tarima/speech';
import { inParallel } from '@tarima/text';
import { typesetHandout } from '@tarima/typesetting';
import { makePodcastSample } from './podcast-sample.ts';
import { filesOf } from './sample-files.ts';
import { SAMPLE_TEXTS } from './sample-texts.ts';
import { makeVideoSample } from './video-sample.ts';

const [, , target] = process.argv;
if (target === undefined) throw new Error('Usage: node scripts/samples/make-samples.ts FOLDER');

const workFolder = await mkdtemp(join(tmpdir(), 'tarima-samples-'));
const speech = createLocalSpeech();
try {
  await mkdir(dirname(target), { recursive: true });
  const folder = join(dirname(target), `.${basename(workFolder)}`);
  await mkdir(folder);
  const samples = LANGUAGES.flatMap((language) => samplesOf(language, folder));
  await inParallel(samples, availableParallelism(), (make) => make());
  await rename(folder, target);
  await removeOthers(target);
} finally {
  await speech.close();
  await rm(workFolder, { recursive: true, force: true });
}

function samplesOf(language: Language, folder: string): (() => Promise<void>)[] {
  const texts = SAMPLE_TEXTS[language];
  const shared = { language, speech, workFolder };
  return [
    ...(['video', 'course', 'designer'] as const).map((tool) => () => {
      const files = filesOf(folder, language, tool);
      return makeVideoSample({ ...shared, tool, texts: texts[tool], files });
    }),
    () => {
      const files = filesOf(folder, language, 'podcast');
      return makePodcastSample({ ...shared, texts: texts.podcast, files });
    },
    async () => {
      const pdf = await typesetHandout({ ...texts.document, language });
      await writeFile(join(folder, `${language}-document.pdf`), pdf);
    },
  ];
}

/** Samples of an earlier version, and what a killed run left. */
async function removeOthers(kept: string): Promise<void> {
  for (const name of await readdir(dirname(kept))) {
    if (name !== basename(kept)) {
      await rm(join(dirname(kept), name), { recursive: true, force: true });
    }
  }
}
