import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackageFormat, PlayerCourse, Question } from '@tarima/contract';
import { runProgram } from '@tarima/media';
import type { ContentFiles } from '../package-input.ts';
import { planPackage } from '../plan-package.ts';
import { writePackage } from '../write-package.ts';
import { contentsOf, sampleCourse, uuid } from './sample-course.ts';

const SECONDS = 3;

/** Two short videos with a question each, in a package of the real player. Returns the zip's path. */
export async function makePlayablePackage(
  folder: string,
  format: PackageFormat,
  changes: Partial<PlayerCourse> = {},
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const course = askingCourse(changes);
  const sources = new Map<string, ContentFiles>();
  for (const [index, content] of contentsOf(course).entries()) {
    const videoPath = join(folder, `${index}.mp4`);
    const posterPath = join(folder, `${index}.jpg`);
    await runProgram('ffmpeg', [
      ...['-v', 'error', '-y', '-f', 'lavfi', '-i', `testsrc=s=320x180:r=25:d=${SECONDS}`],
      ...['-f', 'lavfi', '-i', `sine=440:d=${SECONDS}`, '-c:v', 'libx264', '-pix_fmt', 'yuv420p'],
      ...['-c:a', 'aac', '-movflags', '+faststart', '-f', 'mp4', videoPath],
    ]);
    await runProgram('ffmpeg', [
      ...['-v', 'error', '-y', '-i', videoPath, '-frames:v', '1', '-update', '1', posterPath],
    ]);
    sources.set(content.id, { videoPath, posterPath });
  }
  const playerFolder = join(import.meta.dirname, '../../../../apps/player/dist');
  const files = await planPackage({
    ...{ format, course, sources, playerFolder },
    structurePdfPath: null,
  });
  const output = join(folder, `${format}.zip`);
  await writePackage(files, output, { madeAt: course.madeAt });
  return output;
}

function askingCourse(changes: Partial<PlayerCourse>): PlayerCourse {
  const course = sampleCourse(['Guantes & casco', 'Salida </script> segura'], changes);
  const questions: Question[] = [
    {
      ...{ id: uuid(1001), origin: 'document', citations: [], feedback: 'Usar guantes y casco.' },
      ...{ kind: 'choice', prompt: '¿Qué te pones primero?', answer: 1 },
      options: ['Sandalias', 'Guantes', 'Una gorra'],
    },
    {
      ...{ id: uuid(1002), origin: 'document', citations: [], feedback: '' },
      ...{ kind: 'truth', prompt: 'La salida está a la izquierda.', isTrue: true },
    },
  ];
  for (const [index, content] of contentsOf(course).entries()) {
    const question = questions[index];
    content.questions = question ? [question] : [];
    content.video = { ...content.video, seconds: SECONDS };
  }
  return course;
}
