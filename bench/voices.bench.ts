import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PODCAST_DEFAULTS } from '@tarima/contract';
import { type Episode, speakTurns } from '@tarima/podcasts';
import {
  createLocalSpeech,
  createNeuralSpeech,
  findVoiceModels,
  type SpeechModel,
} from '@tarima/speech';
import { splitSentences } from '@tarima/text';
import { growPlan } from '../packages/presenters/src/local/plan-video.ts';
import { makeTinyPiper } from '../packages/speech/src/testing/tiny-piper.ts';
import { makeBenchVideo, planRequest } from './bench-video.ts';
import { measure } from './processor-time.ts';
import { spanishScript } from './spanish-script.ts';

const SCRIPTS = [
  { name: '1 min', scenes: 4 },
  { name: '5 min', scenes: 20 },
] as const;

/** Each measurement starts the voice anew, because only ended processes have their time counted. */
type Voice = { name: string; start: () => Promise<{ speech: SpeechModel; voiceId: string }> };

/**
 * Measures a video's speech for each voice: the wait for the first scene, and speech's share of the
 * work. `modelsFolder` is the studio's folder of models; absent for its usual place.
 */
export async function run([modelsFolder = 'data/models']: string[]): Promise<void> {
  console.log(`${availableParallelism()} cores\n`);
  const scratch = await mkdtemp(join(tmpdir(), 'tarima-bench-'));
  try {
    await makeTinyPiper(join(scratch, 'models', 'tiny-piper'));
    await benchVoice({ name: 'the plain voice', start: () => plainVoice() }, scratch);
    const test = join(scratch, 'models');
    const tiny: Voice = {
      name: "the tests' small model (it hums; a real model works far more)",
      start: () => neuralVoice(test, 'tiny-piper'),
    };
    await benchVoice(tiny, scratch);
    const folder = resolve(modelsFolder);
    const real = (await findVoiceModels(folder)).filter(({ lacks }) => lacks.length === 0);
    if (real.length === 0) console.log(`No real model is in ${folder}: none was measured.`);
    for (const { id, entry } of real) {
      const start = () => neuralVoice(folder, id);
      await benchVoice({ name: entry?.name ?? id, start }, scratch);
    }
  } finally {
    await rm(scratch, { recursive: true });
  }
}

async function benchVoice(voice: Voice, scratch: string): Promise<void> {
  console.log(voice.name);
  for (const { name, scenes } of SCRIPTS) {
    const script = spanishScript(scenes);
    const spoken = await inFolder(voice, scratch, async (video) => {
      const before = performance.now();
      const plan = growPlan(planRequest({ ...video, script, format: 'horizontal' }));
      let next = await plan.next();
      const firstScene = (performance.now() - before) / 1000;
      while (!next.done) next = await plan.next();
      return firstScene;
    });
    const whole = await inFolder(voice, scratch, (video) =>
      makeBenchVideo({ ...video, script, format: 'horizontal' }),
    );
    const seconds = whole.result.durationSeconds;
    console.log(`  ${name} (${seconds.toFixed(0)} s of video)`);
    print('drawing can begin after', spoken.result);
    print('all is spoken after', spoken.seconds);
    print('the video is made after', whole.seconds);
    const share = (spoken.processor / whole.processor) * 100;
    console.log(`    ${"speech's share of the work".padEnd(28)} ${share.toFixed(0)} %`);
    console.log(
      `    ${'real-time factor'.padEnd(28)} ${(spoken.processor / seconds).toFixed(3)} on one core`,
    );
  }
  const podcast = await inFolder(voice, scratch, ({ speech, voiceId, folder }) =>
    speakTurns({ episode: conversation(voiceId), speech, cacheFolder: folder }),
  );
  print("a podcast's speech of 1 min", podcast.seconds);
  console.log('');
}

type Prepared = { speech: SpeechModel; voiceId: string; folder: string };

async function inFolder<Result>(
  { start }: Voice,
  scratch: string,
  work: (prepared: Prepared) => Promise<Result>,
) {
  const folder = await mkdtemp(join(scratch, 'job-'));
  return measure(async () => {
    const { speech, voiceId } = await start();
    try {
      return await work({ speech, voiceId, folder });
    } finally {
      await speech.close();
    }
  });
}

async function plainVoice() {
  const speech = createLocalSpeech();
  return { speech, voiceId: spanishVoice(await speech.voices(), () => true) };
}

async function neuralVoice(modelsFolder: string, modelId: string) {
  const reference = createLocalSpeech();
  const neural = createNeuralSpeech({ modelsFolder, reference });
  const voices = await neural.voices();
  const voiceId = spanishVoice(voices, (id) => id.includes(`-${modelId}-`));
  const close = async () => {
    await neural.close();
    await reference.close();
  };
  return { speech: { ...neural, close }, voiceId };
}

function spanishVoice(
  voices: Awaited<ReturnType<SpeechModel['voices']>>,
  isWanted: (id: string) => boolean,
): string {
  const spanish = voices.filter(({ voice_id }) => isWanted(voice_id));
  const voice = spanish.find(({ language_code }) => language_code === 'es') ?? spanish[0];
  if (!voice) throw new Error('No voice is installed');
  return voice.voice_id;
}

/** The sentences of a minute's script, by turns. */
function conversation(voiceId: string): Pick<Episode, 'turns' | 'speakers'> {
  const speaker = {
    name: 'Ana',
    voice: PODCAST_DEFAULTS.hostVoice,
    cast: { voiceId, locale: 'es_ES' },
  };
  const sentences = splitSentences(spanishScript(4).replaceAll(/^(##|-) .*$/gmu, ''), 'es');
  return {
    speakers: { host: speaker, guest: speaker },
    turns: sentences.map((text, index) => ({ speaker: index % 2 ? 'guest' : 'host', text })),
  };
}

function print(label: string, seconds: number): void {
  console.log(`    ${label.padEnd(28)} ${seconds.toFixed(2)} s`);
}
