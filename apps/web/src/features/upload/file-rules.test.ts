import { FILE_EXTENSIONS, MAX_FILE_BYTES } from '@tarima/contract';
import { describe, expect, it } from 'vitest';
import { admitFiles } from './file-rules.ts';

const fileOf = (name: string, bytes = 10): File => {
  const file = new File(['x'], name, { lastModified: 1 });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const named = (files: readonly File[]) => files.map(({ name }) => name);
const outcome = (chosen: File[], selection: File[]) => {
  const { files, refusals } = admitFiles(chosen, selection);
  return {
    files: named(files),
    refusals: refusals.map(({ reason, files: refused }) => [reason, named(refused)]),
  };
};

describe('the upload admits', () => {
  it.each(FILE_EXTENSIONS)('%s, in any case of letters', (extension) => {
    const selection = [fileOf(`a.${extension}`), fileOf(`B.${extension.toUpperCase()}`)];
    expect(outcome([], selection)).toEqual({ files: named(selection), refusals: [] });
  });

  it.each(['film.mp4', 'page.html', 'noextension', 'archive.pdf.exe', '.pdf.gif'])(
    'no %s',
    (name) => {
      expect(outcome([], [fileOf(name)])).toEqual({ files: [], refusals: [['format', [name]]] });
    },
  );

  it('50 MB, and not one byte more', () => {
    const selection = [fileOf('fits.pdf', MAX_FILE_BYTES), fileOf('big.pdf', MAX_FILE_BYTES + 1)];
    expect(outcome([], selection)).toEqual({
      files: ['fits.pdf'],
      refusals: [['tooLarge', ['big.pdf']]],
    });
  });

  it('no empty file', () => {
    expect(outcome([], [fileOf('void.pdf', 0)]).refusals).toEqual([['empty', ['void.pdf']]]);
  });

  it('ten, including those already chosen; the first ones stay', () => {
    const chosen = Array.from({ length: 8 }, (_, index) => fileOf(`${index}.pdf`));
    const result = outcome(chosen, [fileOf('x.pdf'), fileOf('y.pdf'), fileOf('z.pdf')]);
    expect(result.files).toEqual([...named(chosen), 'x.pdf', 'y.pdf']);
    expect(result.refusals).toEqual([['tooMany', ['z.pdf']]]);
  });

  it('the valid ones of a selection, whatever is wrong with the others', () => {
    const selection = [fileOf('a.gif'), fileOf('b.pdf'), fileOf('c.pdf', MAX_FILE_BYTES + 1)];
    expect(outcome([], selection)).toEqual({
      files: ['b.pdf'],
      refusals: [
        ['tooLarge', ['c.pdf']],
        ['format', ['a.gif']],
      ],
    });
  });

  it('a duplicate only once', () => {
    const file = fileOf('a.pdf');
    expect(outcome([file], [fileOf('a.pdf'), fileOf('a.pdf', 11)]).files).toEqual([
      'a.pdf',
      'a.pdf',
    ]);
  });
});
