import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorCodeOf } from '#server/kit/errors.ts';
import { isNewer } from '#server/kit/studio-version.ts';
import { testRecipe } from '#server/test/test-recipe.ts';
import type { ProjectArchive } from './project-archive.ts';
import { readDescription } from './read-archive.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarima-read-archive-'));
});
afterAll(() => rm(folder, { recursive: true }));

const AT = new Date('2026-11-20T10:00:00.000Z');
const SCRIPT = {
  ...{ contentId: null, language: 'es' as const, originalContent: 'Hola.', editedContent: null },
  ...{ originalKind: 'draft' as const, errorCode: null, provenance: [], ledger: [] },
  ...{ revision: 1, updatedAt: AT, versions: [] },
};
const { figures: _figures, ...RECIPE } = testRecipe({ title: 'Guía' });
const VIDEO = {
  ...{ contentId: null, provider: 'local' as const, recipe: RECIPE },
  ...{ module: null, queuePosition: null, durationSeconds: 2, bytes: 9 },
  ...{ createdAt: AT, finishedAt: AT },
};
const DOCUMENT = {
  ...{ kind: 'upload' as const, name: 'guía.pdf', bytes: 5, sha256: 'a'.repeat(64), problem: null },
};
const STRUCTURE = {
  ...{ title: 'Curso', description: '', targetAudience: '', painPointsAddressed: [] },
  modules: [{ id: randomUUID(), title: 'Módulo', description: '', contents: [] }],
};
const REQUEST = {
  ...{ courseAudience: 'tecnicos' as const, courseDepth: 'basico' as const },
  ...{ courseObjective: 'proceso' as const, contentCount: 8, language: 'es' as const },
};
const COURSE = {
  ...{ editedAt: AT, request: REQUEST, plan: null, structure: STRUCTURE },
  ...{ sources: {}, revision: 1, rounds: 0 },
};
const ARCHIVE: ProjectArchive = {
  ...{ format: 'tarima-project', version: 1, studio: '0.1.0', name: 'Guía', language: 'es' },
  brief: {
    ...{ type: 'video', communicationTone: 'cercano', mainObjective: 'explicar' },
    targetAudience: '',
  },
  ...{ documents: [DOCUMENT], figures: [], scripts: [SCRIPT], questions: [], videos: [VIDEO] },
  ...{ ledger: null, course: null, videoSettings: null },
};
const OF_COURSE = {
  brief: {
    ...{ type: 'course', courseAudience: 'tecnicos', courseDepth: 'basico' },
    courseObjective: 'proceso',
  },
  ...{ scripts: [], videos: [], course: COURSE },
};

async function read(text: string) {
  await writeFile(join(folder, 'project.json'), text);
  return readDescription(folder);
}
const codeOf = (text: string) => read(text).then(() => 'taken', errorCodeOf);

it('takes a description as it is, without what it does not know', async () => {
  const known = { ...ARCHIVE, owner: 'Ada', __proto__: { name: 'x' } };
  expect(await read(JSON.stringify(known))).toEqual(ARCHIVE);
  expect(await codeOf(JSON.stringify({ ...ARCHIVE, ...OF_COURSE }))).toBe('taken');
});

it('cleans texts and times that a database would refuse', async () => {
  const script = { ...SCRIPT, originalContent: 'Ho\0la\ud800.', updatedAt: '2999-01-01T00:00:00Z' };
  const { scripts } = await read(JSON.stringify({ ...ARCHIVE, scripts: [script] }));
  expect(scripts[0]?.originalContent).toBe('Hola.');
  expect(scripts[0]?.updatedAt.getTime()).toBeLessThanOrEqual(Date.now());
});

const many = (part: unknown, count = 10 ** 6) => Array.from({ length: count }, () => part);
const module = (content: object, count = 1) => ({
  ...STRUCTURE.modules[0],
  contents: many(content, count),
});
const content = { id: randomUUID(), title: 'Contenido', description: '' };
const structured = (modules: unknown) => ({
  ...OF_COURSE,
  course: { ...COURSE, structure: { ...STRUCTURE, modules } },
});
const recipe = (change: object) => ({
  videos: [{ ...VIDEO, recipe: { ...VIDEO.recipe, ...change } }],
});
const picture = {
  ...{ picture: 'b'.repeat(64), mediaType: 'image/png', width: 1, height: 1, caption: '' },
};

it.each<[string, object]>([
  ['another file', { format: 'other' }],
  ['a wrong type', { scripts: 'none' }],
  ['no script', { scripts: [], videos: [] }],
  ['two scripts', { scripts: [SCRIPT, SCRIPT] }],
  ['a million scripts', { scripts: many({}) }],
  ['a million versions', { scripts: [{ ...SCRIPT, versions: many(7) }] }],
  ['a long script', { scripts: [{ ...SCRIPT, originalContent: 'a'.repeat(2_000_001) }] }],
  ['a script of a content', { scripts: [{ ...SCRIPT, contentId: randomUUID() }] }],
  ['a million questions', { questions: [{ contentId: null, questions: many({}) }] }],
  ['a course without contents in its scripts', { ...OF_COURSE, scripts: [SCRIPT] }],
  ['a structure of a video', { course: COURSE }],
  ['a million contents', structured([module(content, 10 ** 6)])],
  ['a content twice', structured([module(content, 2)])],
  [
    'a million sources',
    { ...OF_COURSE, course: { ...COURSE, sources: { [randomUUID()]: many(1) } } },
  ],
  ['a source of nothing', { ...OF_COURSE, course: { ...COURSE, sources: { __proto: [] } } }],
  ['two documents of one name', { documents: [DOCUMENT, DOCUMENT] }],
  ['a name that leads out', { documents: [{ ...DOCUMENT, name: '../../guía.pdf' }] }],
  ['a document that is too large', { documents: [{ ...DOCUMENT, bytes: 60_000_000 }] }],
  ['a picture of no document', recipe({ figures: [{ ...picture, document: 3 }] })],
  ['a voice of a million letters', recipe({ settings: { voiceId: 'a'.repeat(10 ** 6) } })],
  ['a video of no content', { videos: [{ ...VIDEO, contentId: randomUUID() }] }],
  ['an endless video', { videos: [{ ...VIDEO, durationSeconds: 1e300 }] }],
])('refuses %s', async (_what, change) => {
  expect(await codeOf(JSON.stringify({ ...ARCHIVE, ...change }))).toBe('PROJECT_ARCHIVE_BROKEN');
});

it.each(['', '{', '[]', 'null', '7', `${'['.repeat(200_000)}`, '\u0000'])(
  'refuses what is no description: %s',
  async (text) => {
    expect(await codeOf(text)).toBe('PROJECT_ARCHIVE_BROKEN');
  },
);

it('tells a newer archive from a broken one', async () => {
  const newer = 'PROJECT_ARCHIVE_NEWER';
  expect(await codeOf(JSON.stringify({ ...ARCHIVE, version: 2, scripts: 7 }))).toBe(newer);
  expect(await codeOf(JSON.stringify({ ...ARCHIVE, studio: '0.10.0', language: 'fr' }))).toBe(
    newer,
  );
  expect(await codeOf(JSON.stringify({ ...ARCHIVE, studio: '0.10.0' }))).toBe('taken');
  expect([isNewer('0.10.0', '0.9.1'), isNewer('1.0.0', '1.0.0')]).toEqual([true, false]);
});
