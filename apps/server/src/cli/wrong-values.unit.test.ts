import {
  AUDIT_ACTIONS,
  COMPANY_ROLES,
  CONTENT_COUNTS,
  COURSE_DEPTHS,
  generatePodcastSchema,
  PACKAGE_FORMATS,
  PODCAST_STYLES,
  TONES,
} from '@tarima/contract';
import { expect, it } from 'vitest';
import { readSettings } from '#server/settings/env.ts';
import { DATA_DEEDS } from './data-deeds.ts';
import { runCommandLine } from './run-command-line.ts';

const { wordCount } = generatePodcastSchema.shape;
const oneOf = (option: string, known: readonly string[]) =>
  `--${option} is one of ${known.join(', ')}; not "x".`;

it.each<[line: string, sentence: string]>([
  ['video a.pdf --out a.mp4 --tone x', oneOf('tone', TONES)],
  ['course a.pdf --out a --depth x', oneOf('depth', COURSE_DEPTHS)],
  [
    'course a.pdf --out a --contents x',
    `--contents is a number from ${CONTENT_COUNTS.min} to ${CONTENT_COUNTS.max}; not "x".`,
  ],
  ['podcast a.pdf --out a.mp3 --style x', oneOf('style', PODCAST_STYLES)],
  [
    'podcast a.pdf --out a.mp3 --words 450',
    `wordCount: ${wordCount.safeParse(450).error?.issues[0]?.message}`,
  ],
  ['package x --out a.zip --format x', oneOf('format', PACKAGE_FORMATS)],
  ['user add a@example.com --role x', oneOf('role', COMPANY_ROLES)],
  ['data x', oneOf('data', DATA_DEEDS)],
  ['audit --action x', oneOf('action', AUDIT_ACTIONS)],
  ['audit --page 0', '--page is 1 or more.'],
])('names the values that the contract allows: %s', async (line, sentence) => {
  const told: string[] = [];
  const terminal = {
    out: () => {},
    err: (text: string) => told.push(text),
    isWatched: false,
    ask: async () => null,
  };
  const code = await runCommandLine(line.split(' '), () => readSettings({}), terminal);
  expect(told[0]).toBe(`\n${sentence}`);
  expect(code).toBe(2);
});
