import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTinyPiper } from '../testing/tiny-piper.ts';
import { makeTinySupertonic } from '../testing/tiny-supertonic.ts';
import { findVoiceModels } from './find-voice-models.ts';
import { keepMeasuredFactor } from './voice-model-folder.ts';

describe('the folder of models', () => {
  let root = '';
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'tarima-models-'));
  });
  afterEach(() => rm(root, { recursive: true }));
  const find = async () =>
    (await findVoiceModels(root)).map(({ id, lacks }) => ({ id, lacks: lacks.sort() }));

  it('may be missing, empty or full of other things', async () => {
    expect(await findVoiceModels(join(root, 'nowhere'))).toEqual([]);
    expect(await find()).toEqual([]);
    await writeFile(join(root, 'notes.txt'), 'hello');
    await makeTinyPiper(join(root, '.half-way'));
    expect(await find()).toEqual([]);
  });

  it('holds each usable model with its entry', async () => {
    const entry = await makeTinyPiper(join(root, 'tiny-piper'));
    await makeTinySupertonic(join(root, 'tiny-supertonic'));
    expect(await findVoiceModels(root)).toMatchObject([
      { id: 'tiny-piper', entry, lacks: [], measuredFactor: 0.05 },
      { id: 'tiny-supertonic', lacks: [] },
    ]);
  });

  it('tells the files that an own folder lacks', async () => {
    await mkdir(join(root, 'mine'));
    expect(await find()).toEqual([{ id: 'mine', lacks: ['model.json'] }]);
    await makeTinySupertonic(join(root, 'mine'), { id: 'mine' });
    await rm(join(root, 'mine', 'voice.bin'));
    await rm(join(root, 'mine', 'tts.json'));
    expect(await find()).toEqual([{ id: 'mine', lacks: ['tts.json', 'voice.bin'] }]);
  });

  it('takes an .onnx file of any name, but only one', async () => {
    const folder = join(root, 'mine');
    await makeTinyPiper(folder, { id: 'mine' });
    await rename(join(folder, 'tiny.onnx'), join(folder, 'es_MX voz.onnx'));
    expect(await find()).toEqual([{ id: 'mine', lacks: ['measured.json'] }]);
    await keepMeasuredFactor(folder, 0.1);
    expect(await find()).toEqual([{ id: 'mine', lacks: [] }]);
    await writeFile(join(folder, 'other.onnx'), '');
    expect(await find()).toEqual([{ id: 'mine', lacks: ['*.onnx'] }]);
  });

  it('takes graphs of whole numbers under their usual names', async () => {
    const folder = join(root, 'mine');
    await makeTinySupertonic(folder, { id: 'mine' });
    await rename(join(folder, 'vocoder.onnx'), join(folder, 'vocoder.int8.onnx'));
    await keepMeasuredFactor(folder, 0.1);
    expect(await find()).toEqual([{ id: 'mine', lacks: [] }]);
  });

  it('tells what the own speech data of a Piper model lack', async () => {
    await makeTinyPiper(join(root, 'mine'), { id: 'mine' });
    await mkdir(join(root, 'mine', 'espeak-ng-data'));
    for (const name of ['phontab', 'phondata', 'phonindex']) {
      await writeFile(join(root, 'mine', 'espeak-ng-data', name), '');
    }
    expect(await find()).toEqual([{ id: 'mine', lacks: ['espeak-ng-data/intonations'] }]);
  });

  it('follows no links', async () => {
    const folder = join(root, 'mine');
    await makeTinyPiper(folder, { id: 'mine' });
    await rename(join(folder, 'tokens.txt'), join(root, 'tokens.txt'));
    await symlink(join(root, 'tokens.txt'), join(folder, 'tokens.txt'));
    await symlink(folder, join(root, 'linked'));
    expect(await find()).toEqual([{ id: 'mine', lacks: ['tokens.txt'] }]);
  });

  it.each([
    ['no JSON', '{"id":', ['model.json']],
    ['another kind', '[]', ['model.json']],
    ['no voices', { voices: [] }, ['model.json: voices']],
    ['a name for two', { id: 'other' }, ['model.json: id']],
    ['no language of ours', { locales: ['ca-ES'] }, ['model.json: locales']],
    ['an unknown field', { speed: 2 }, ['model.json: speed']],
    ['another family', { family: 'other' }, ['model.json: family']],
  ])('tells the field of a model.json with %s', async (_, content, lacks) => {
    const folder = join(root, 'mine');
    const entry = await makeTinyPiper(folder, { id: 'mine' });
    const json = typeof content === 'string' ? content : JSON.stringify({ ...entry, ...content });
    await writeFile(join(folder, 'model.json'), json);
    expect(await find()).toEqual([{ id: 'mine', lacks }]);
  });

  it('gives no two voices one speaker', async () => {
    const voice = { name: 'Uno', gender: 'female', style: 'warm', speaker: 0 } as const;
    await makeTinyPiper(join(root, 'mine'), { id: 'mine', voices: [voice, voice] });
    expect(await find()).toEqual([{ id: 'mine', lacks: ['model.json: voices'] }]);
  });

  it('says briefly that a model.json of any content cannot be used', async () => {
    const folder = join(root, 'mine');
    await makeTinyPiper(folder, { id: 'mine' });
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json({ maxDepth: 4 }), fc.string()), async (content) => {
        await writeFile(join(folder, 'model.json'), content);
        const [found] = await findVoiceModels(root);
        expect(found?.entry).toBeNull();
        expect(found?.lacks.length).toBeGreaterThan(0);
        expect(found?.lacks.join('').length).toBeLessThan(2_000);
      }),
      { numRuns: 60 },
    );
    await writeFile(join(folder, 'model.json'), `{"id":"${'a'.repeat(2_000_000)}"}`);
    expect(await find()).toEqual([{ id: 'mine', lacks: ['model.json'] }]);
  });

  it('is read quickly with thousands of folders', async () => {
    await Promise.all(Array.from({ length: 3_000 }, (_, at) => mkdir(join(root, `folder-${at}`))));
    expect((await findVoiceModels(root)).length).toBeLessThanOrEqual(500);
  });
});
