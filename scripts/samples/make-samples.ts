// Makes what home shows: a short result of each tool and a document to try, in each language.
// `npm start` calls it with the folder to fill. That appears whole or not at all. A run that was
// stopped goes on with the next one.
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
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

const folder = join(dirname(target), `.${basename(target)}`);
const workFolder = join(folder, 'work');
const speech = createLocalSpeech();
try {
  await removeOthers(folder);
  await mkdir(workFolder, { recursive: true });
  const samples = LANGUAGES.flatMap(samplesOf).filter(({ name }) => !existsSync(markOf(name)));
  await inParallel(samples, availableParallelism(), async ({ name, make }) => {
    await make();
    await writeFile(markOf(name), '');
  });
  await rm(workFolder, { recursive: true });
  await rename(folder, target);
} finally {
  await speech.close();
}

type Sample = { name: string; make: () => Promise<void> };

function samplesOf(language: Language): Sample[] {
  const texts = SAMPLE_TEXTS[language];
  const sample = (tool: string) => {
    const files = filesOf(folder, language, tool);
    return { language, speech, workFolder, files };
  };
  return [
    ...(['video', 'course', 'designer'] as const).map((tool) => ({
      name: `${language}-${tool}`,
      make: () => makeVideoSample({ ...sample(tool), tool, texts: texts[tool] }),
    })),
    {
      name: `${language}-podcast`,
      make: () => makePodcastSample({ ...sample('podcast'), texts: texts.podcast }),
    },
    {
      name: `${language}-document`,
      async make() {
        const pdf = await typesetHandout({ ...texts.document, language });
        await writeFile(join(folder, `${language}-document.pdf`), pdf);
      },
    },
  ];
}

/** Stands for a finished sample. */
function markOf(name: string): string {
  return join(workFolder, `${name}.done`);
}

/** Samples of an earlier version. */
async function removeOthers(kept: string): Promise<void> {
  const names = existsSync(dirname(kept)) ? await readdir(dirname(kept)) : [];
  for (const name of names.filter((other) => other !== basename(kept))) {
    await rm(join(dirname(kept), name), { recursive: true, force: true });
  }
}
