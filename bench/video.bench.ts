import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VideoFormat } from '@tarima/contract';
import { measureLoudness } from '@tarima/media';
import { type MadeVideo, planVideo, type VideoPlan } from '@tarima/presenters';
import { createLocalSpeech, type SpeechModel } from '@tarima/speech';
import { makeBenchVideo, planRequest } from './bench-video.ts';
import { type Measured, measure } from './processor-time.ts';
import { spanishScript } from './spanish-script.ts';
import { encoderAlone, measureSteps, similarity } from './video-steps.ts';

const SCRIPTS = [
  { name: '60 s', scenes: 4 },
  { name: '5 min', scenes: 20 },
] as const;
const FORMATS: VideoFormat[] = ['vertical', 'horizontal'];
const RUNS = 3;
const EDITED_SCENES = 12;

type Job = MadeVideo & { path: string; plan: () => Promise<VideoPlan> };

/** Measures speed, size, similarity and loudness of whole videos, and the cost of an edit. */
export async function run(): Promise<void> {
  console.log(`${availableParallelism()} cores; ${RUNS} cold runs each, the median is shown\n`);
  for (const format of FORMATS) {
    for (const script of SCRIPTS) await benchScript(script, format);
  }
  await benchEdit();
}

async function benchScript(
  { name, scenes }: (typeof SCRIPTS)[number],
  format: VideoFormat,
): Promise<void> {
  const runs: Measured<Job>[] = [];
  const folders: string[] = [];
  for (let index = 0; index < RUNS; index++) {
    const folder = await mkdtemp(join(tmpdir(), 'tarima-bench-'));
    folders.push(folder);
    runs.push(
      await measure(async () => {
        const speech = createLocalSpeech();
        try {
          return await makeVideo(spanishScript(scenes), format, folder, speech);
        } finally {
          await speech.close();
        }
      }),
    );
  }
  const { result, seconds, processor } = median(runs);
  const { durationSeconds, bytes, path } = result;
  const plan = await result.plan();
  const speed = durationSeconds / seconds;
  const steps = await measureSteps(plan, join(folders[0] ?? '', 'steps'));
  const alone = await encoderAlone(plan, join(folders[0] ?? '', 'alone'));
  const { integratedLufs, truePeakDbtp } = await measureLoudness(path);

  console.log(`${name}, ${format} (${durationSeconds.toFixed(1)} s of video)`);
  print('whole job', `${speed.toFixed(1)} × real time (${seconds.toFixed(2)} s by the clock)`);
  print(
    'processor time',
    `${processor.toFixed(2)} s, ${(durationSeconds / processor).toFixed(1)} × on one core`,
  );
  print(
    'encoder alone',
    `${alone.toFixed(1)} × real time; the job reaches ${(speed / alone).toFixed(2)} of it`,
  );
  const known = steps.reduce((sum, step) => sum + step.processor, 0);
  for (const step of steps) print(`  ${step.name}`, share(step.processor, processor));
  print('  starts, pipes, shared cores', share(Math.max(0, processor - known), processor));
  print('size', `${(((bytes / durationSeconds) * 10) / 1e6).toFixed(2)} MB for 10 s`);
  print('SSIM', (await similarity(plan, path)).toFixed(4));
  print(
    'loudness',
    `${integratedLufs.toFixed(1)} LUFS, true peak ${truePeakDbtp.toFixed(1)} dBTP\n`,
  );
  for (const folder of folders) await rm(folder, { recursive: true });
}

async function benchEdit(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tarima-bench-'));
  const speech = createLocalSpeech();
  const script = spanishScript(EDITED_SCENES);
  await makeVideo(script, 'vertical', folder, speech);
  const edits = ['Con mal tiempo se espera.', 'A veces hay que esperar.', 'El tiempo manda.'];
  const runs: Measured<Job>[] = [];
  for (const sentence of edits) {
    const edited = script.replace('Se revisan los frenos, los sensores y cada tornillo.', sentence);
    runs.push(await measure(() => makeVideo(edited, 'vertical', folder, speech)));
  }
  const { seconds, processor, result } = median(runs);
  console.log(`one sentence of a video of ${result.durationSeconds.toFixed(0)} s edited`);
  print('new file after', `${seconds.toFixed(2)} s (${processor.toFixed(2)} s processor time)`);
  await speech.close();
  await rm(folder, { recursive: true });
}

async function makeVideo(
  script: string,
  format: VideoFormat,
  folder: string,
  speech: SpeechModel,
): Promise<Job> {
  const video = { script, format, folder, speech, voiceId: await spanishVoice(speech) };
  const made = await makeBenchVideo(video);
  return { ...made, plan: () => planVideo(planRequest(video)) };
}

async function spanishVoice(speech: SpeechModel): Promise<string> {
  const voice = (await speech.voices()).find((each) => each.language_code === 'es');
  if (!voice) throw new Error('No Spanish voice is installed');
  return voice.voice_id;
}

function median<Result>(runs: Measured<Result>[]): Measured<Result> {
  const middle = runs.toSorted((a, b) => a.seconds - b.seconds)[runs.length >> 1];
  if (!middle) throw new Error('Nothing was measured');
  return middle;
}

function share(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(0).padStart(3)} %  ${part.toFixed(2)} s`;
}

function print(label: string, value: string): void {
  console.log(`  ${label.padEnd(28)} ${value}`);
}
