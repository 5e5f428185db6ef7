import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { type Behaviour, buildLibreOffice } from '../../../../test/vendors/libre-office.ts';
import { buildPdf } from '../testing/build-pdf.ts';
import { storeFile } from '../testing/temporary-file.ts';
import { convertToPdf } from './convert-to-pdf.ts';
import { findLibreOffice } from './find-libre-office.ts';

const slides = buildPdf([{ draws: [{ text: 'La prensa', x: 72, y: 700 }] }]);

async function prepare(behaviour: Behaviour) {
  const program = await buildLibreOffice(slides, behaviour);
  const { path } = await storeFile('charla.pptx', 'a presentation');
  const folder = await mkdtemp(join(tmpdir(), 'tarima-pdf-'));
  const to = join(folder, 'slides.pdf');
  const convert = (options: { signal?: AbortSignal; limits?: object } = {}) =>
    convertToPdf(program, { path, extension: 'pptx', to, ...options });
  return { program, folder, to, convert };
}

/** The folder in which the program was told to work. */
async function workFolder({ asked }: Awaited<ReturnType<typeof prepare>>['program']) {
  const [conversion = ''] = await asked();
  const [, folder] = /-env:UserInstallation=file:\/\/(\S+)\/profile/.exec(conversion) ?? [];
  return folder ?? expect.fail(conversion);
}

describe('a presentation', () => {
  it('becomes a PDF, hidden slides too, in a folder that does not stay', async () => {
    const { program, to, convert } = await prepare('converts');
    await convert();
    expect(await readFile(to)).toEqual(slides);
    const [asked = ''] = await program.asked();
    expect(asked).toContain('"ExportHiddenSlides":{"type":"boolean","value":"true"}');
    await expect(readdir(await workFolder(program))).rejects.toThrow('ENOENT');
  });

  it.each<[Behaviour, string]>([
    ['writesNothing', 'wrote no PDF'],
    ['fails', 'wrote no PDF'],
    ['writesNoPdf', 'wrote no PDF'],
    ['stopsHalfway', 'wrote no PDF'],
  ])('is refused if the program %s', async (behaviour, reason) => {
    const { folder, convert } = await prepare(behaviour);
    await expect(convert()).rejects.toMatchObject({ code: 'PAGE_WITHOUT_PICTURE', reason });
    expect(await readdir(folder)).toEqual([]);
  });

  it('is refused if the program writes too much', async () => {
    const { folder, convert } = await prepare('writesMuch');
    const converting = convert({ limits: { fileBytes: 5_000_000 } });
    await expect(converting).rejects.toMatchObject({ code: 'PAGE_WITHOUT_PICTURE' });
    expect(await readdir(folder)).toEqual([]);
  });

  it('is refused if the program hangs', async () => {
    const { convert } = await prepare('hangs');
    const converting = convert({ limits: { clockMs: 300 } });
    await expect(converting).rejects.toMatchObject({ reason: 'took too long' });
  });

  it('is refused if the program is not there', async () => {
    const { path } = await storeFile('charla.pptx', 'a presentation');
    const converting = convertToPdf(
      { command: '/nowhere/soffice', version: '1' },
      { path, extension: 'pptx', to: path },
    );
    await expect(converting).rejects.toMatchObject({ code: 'PAGE_WITHOUT_PICTURE' });
  });

  it('leaves no child of the program behind', async () => {
    const { program, to, convert } = await prepare('leavesHeirs');
    const heirs = finished(createReadStream(program.heirs).resume());
    await convert();
    await heirs;
    expect(await readFile(to)).toEqual(slides);
  });

  it('stops with its signal, children too, and cleans up', async () => {
    const { program, convert } = await prepare('hangsWithHeirs');
    const abort = new AbortController();
    const pipe = createReadStream(program.heirs).resume();
    const heirs = finished(pipe);
    const converting = convert({ signal: abort.signal });
    await once(pipe, 'open');
    abort.abort('enough');
    await expect(converting).rejects.toBe('enough');
    await heirs;
    await expect(readdir(await workFolder(program))).rejects.toThrow('ENOENT');
  });
});

describe('LibreOffice', () => {
  it('is found by its command with its version', async () => {
    const { command, version } = await buildLibreOffice(slides);
    expect(await findLibreOffice({ command })).toMatchObject({ command, version });
  });

  it.each([
    ['missing', '/nowhere/soffice'],
    ['another program', process.execPath],
  ])('is not found if it is %s', async (_, command) => {
    expect(await findLibreOffice({ command })).toBeNull();
  });

  it('is not found if it does not answer', async () => {
    const { path } = await storeFile('soffice', '#!/bin/sh\nsleep 1000\n');
    await chmod(path, 0o755);
    expect(await findLibreOffice({ command: path, clockMs: 200 })).toBeNull();
  });
});
