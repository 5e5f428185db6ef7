import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type ArchiveEntry,
  compress,
  hasBzip2,
  makeArchive,
  packEntries,
} from './testing/make-archive.ts';
import { unpackArchive } from './unpack-archive.ts';

const MOST_BYTES = 1_000_000;

/** Holds `models`, where archives are unpacked, and the archive itself. */
async function newTrial(archive: Uint8Array, mostBytes = MOST_BYTES) {
  const place = await mkdtemp(join(tmpdir(), 'tarima-archives-'));
  const models = join(place, 'models');
  await mkdir(models);
  const path = join(place, 'archive');
  await writeFile(path, archive);
  const folder = join(models, 'voice');
  return { place, models, path, folder, unpacking: { path, folder, mostBytes } };
}

async function outcome(archive: Uint8Array, mostBytes?: number) {
  const { models, unpacking } = await newTrial(archive, mostBytes);
  const code = await unpackArchive(unpacking).then(
    () => 'unpacked',
    (error: { code?: string }) => error.code,
  );
  return { code, left: await readdir(models) };
}

const refusal = (code: string) => ({ code, left: [] });

const file = (name: string, content: Uint8Array | string = 'x'): ArchiveEntry => ({
  name,
  content,
});

async function smallModel(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'tarima-model-')), 'a-model');
  await mkdir(join(folder, 'data', 'es'), { recursive: true });
  await writeFile(join(folder, 'voice.onnx'), Buffer.alloc(200_000, 'sound'));
  await writeFile(join(folder, 'data', 'es', 'dictionary'), 'hola');
  return folder;
}

/** `a-model/hello.txt` with "hola", by bzip2. */
const BZIP2_FIXTURE =
  'QlpoOTFBWSZTWXUkhxAAAG59gMmAAAFAA+UAAADmRp5ABAggAFRWUZMm0TJgBoJJQ9J6gABoH3d0UoQaOhCMMYGth0CGBonRE+nkktpIKYpKCe1AyMSrep4ULLDlc9mezh+AAhHBdyRThQkHUkhxAA==';

describe('an archive', () => {
  it.for(['tar', 'tar.gz', 'tar.bz2'] as const)(
    'is unpacked without its top folder: %s',
    async (kind, { skip }) => {
      skip(kind === 'tar.bz2' && !hasBzip2(), 'bzip2 is not here');
      const { folder, models, unpacking } = await newTrial(
        await makeArchive(await smallModel(), kind),
      );
      const seen: number[] = [];
      await unpackArchive({ ...unpacking, onProgress: (fraction) => seen.push(fraction) });
      expect(await readFile(join(folder, 'data', 'es', 'dictionary'), 'utf8')).toBe('hola');
      expect(await readFile(join(folder, 'voice.onnx'))).toEqual(Buffer.alloc(200_000, 'sound'));
      expect(await readdir(models)).toEqual(['voice']);
      expect(seen).toEqual([...seen].sort((a, b) => a - b));
      expect(seen.at(-1)).toBe(1);
    },
  );

  it('made by bzip2 elsewhere is unpacked', async () => {
    const { folder, unpacking } = await newTrial(Buffer.from(BZIP2_FIXTURE, 'base64'));
    await unpackArchive(unpacking);
    expect(await readFile(join(folder, 'hello.txt'), 'utf8')).toBe('hola');
  });

  it('without a top folder is unpacked as it is', async () => {
    const { folder, unpacking } = await newTrial(await packEntries([file('./a'), file('b/c')]));
    await unpackArchive(unpacking);
    expect((await readdir(folder)).sort()).toEqual(['a', 'b']);
  });

  it('replaces an earlier folder, and what a killed call left', async () => {
    const { folder, models, unpacking } = await newTrial(await packEntries([file('new')]));
    await mkdir(join(models, '.unpacking-voice-abcDEF', 'half'), { recursive: true });
    await mkdir(join(models, '.unpacking-voice-of-another-abcDEF'));
    await mkdir(folder);
    await writeFile(join(folder, 'old'), '');
    await unpackArchive(unpacking);
    expect(await readdir(folder)).toEqual(['new']);
    expect((await readdir(models)).sort()).toEqual(['.unpacking-voice-of-another-abcDEF', 'voice']);
  });

  it('of any bytes in any names comes out as it went in', async () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-zA-Z0-9áñ!_ -]{1,40}x$/u), {
      minLength: 2,
      maxLength: 6,
      selector: (name) => name.toLowerCase(),
    });
    await fc.assert(
      fc.asyncProperty(names, fc.uint8Array({ maxLength: 3_000 }), async (found, content) => {
        const { folder, unpacking } = await newTrial(
          await packEntries(
            found.map((name) => file(name, content)),
            'tar.gz',
          ),
        );
        await unpackArchive(unpacking);
        expect((await readdir(folder)).sort()).toEqual([...found].sort());
        for (const name of found) {
          expect(Buffer.from(content).equals(await readFile(join(folder, name)))).toBe(true);
        }
      }),
      { numRuns: 5 },
    );
  });
});

describe('a hostile archive is refused and leaves nothing:', () => {
  const hostile: Record<string, ArchiveEntry[]> = {
    'a way out': [file('ok'), file('a/../../out')],
    'an absolute path': [file('/tmp/out')],
    'a way out for Windows': [file('..\\out')],
    'a drive of Windows': [file('C:out')],
    'a symbolic link': [file('ok'), { name: 'link', type: 'symlink', linkname: '/etc/passwd' }],
    'a hard link': [file('ok'), { name: 'link', type: 'link', linkname: 'ok' }],
    'a device': [{ name: 'disk', type: 'block-device', devmajor: 8, devminor: 0 }],
    'a pipe': [{ name: 'pipe', type: 'fifo' }],
    'a name twice': [file('a'), file('a')],
    'a file as a folder': [file('a'), file('a/b')],
    'a name with a line break': [file('a\nb')],
    'a name of thousands of characters': [file(`${'n'.repeat(5_000)}`)],
    'a path of thousands of folders': [file(`${'d/'.repeat(3_000)}a`)],
    'a deep path': [file(`${'d/'.repeat(20)}a`)],
    'no files': [],
  };
  it.for(Object.keys(hostile))('%s', async (name) => {
    expect(await outcome(await packEntries(hostile[name] ?? []))).toEqual(
      refusal('ARCHIVE_BROKEN'),
    );
  });

  it('a name with a zero byte', async () => {
    const tar = await packEntries([{ name: 'aXb', pax: { path: 'a\0b' }, content: 'x' }]);
    expect((await outcome(tar)).code).toBe('ARCHIVE_BROKEN');
  });

  it('more bytes than allowed, by their header alone', async () => {
    expect(await outcome(await packEntries([file('a', Buffer.alloc(5_000))]), 4_000)).toEqual(
      refusal('ARCHIVE_TOO_LARGE'),
    );
  });

  it('thousands of entries', async () => {
    const entries = Array.from({ length: 2_001 }, (_, index) => file(`${index}`, ''));
    expect(await outcome(await packEntries(entries, 'tar.gz'))).toEqual(
      refusal('ARCHIVE_TOO_LARGE'),
    );
  });

  it.for(['tar.gz', 'tar.bz2'] as const)('a bomb of 200 MB: %s', async (kind, { skip }) => {
    skip(kind === 'tar.bz2' && !hasBzip2(), 'bzip2 is not here');
    // Zeros are empty blocks of a tar, so no header gives the size away.
    expect(await outcome(compress(Buffer.alloc(200_000_000), kind))).toEqual(
      refusal('ARCHIVE_TOO_LARGE'),
    );
  });

  it('a header that wants to be kept whole in memory', async () => {
    const [header] = [
      await packEntries([{ name: 'a', pax: { comment: 'c'.repeat(5_000_000) }, content: 'x' }]),
    ];
    expect(await outcome(header ?? Buffer.alloc(0))).toEqual(refusal('ARCHIVE_BROKEN'));
  });
});

describe('a damaged archive is refused and leaves nothing:', () => {
  test.for(['tar', 'tar.gz', 'tar.bz2'] as const)('every half of a %s', async (kind, { skip }) => {
    skip(kind === 'tar.bz2' && !hasBzip2(), 'bzip2 is not here');
    const whole = await packEntries([file('a', randomBytes(3_000)), file('b', 'x')], kind);
    for (const share of [0.1, 0.5, 0.7, 0.95]) {
      const half = whole.subarray(0, Math.floor(whole.length * share));
      expect(await outcome(half)).toEqual(refusal('ARCHIVE_BROKEN'));
    }
  });

  it('one that ends between two entries', async () => {
    const whole = await packEntries([file('a'), file('b')]);
    expect(await outcome(whole.subarray(0, 1_024))).toEqual(refusal('ARCHIVE_BROKEN'));
  });

  it('other files', async () => {
    for (const bytes of [
      '',
      'PK\u0003\u0004',
      '<html>',
      'BZh9',
      '\u001f\u008b',
      'x'.repeat(9_000),
    ]) {
      expect(await outcome(Buffer.from(bytes, 'latin1'))).toEqual(refusal('ARCHIVE_BROKEN'));
    }
  });

  it('any bytes', async () => {
    const starts = fc.constantFrom('', 'BZh91AY&SY', '\u001f\u008b\u0008');
    await fc.assert(
      fc.asyncProperty(starts, fc.uint8Array({ maxLength: 4_000 }), async (start, bytes) => {
        const archive = Buffer.concat([Buffer.from(start, 'latin1'), bytes]);
        expect(await outcome(archive)).toEqual(refusal('ARCHIVE_BROKEN'));
      }),
      { numRuns: 12 },
    );
  });
});

describe('unpacking', () => {
  it('ends at once when it is stopped, and leaves nothing', async () => {
    const { models, unpacking } = await newTrial(
      await packEntries([file('a', randomBytes(900_000))], 'tar.gz'),
    );
    const stop = new AbortController();
    const reason = new Error('stopped');
    const onProgress = () => stop.abort(reason);
    await expect(unpackArchive({ ...unpacking, signal: stop.signal, onProgress })).rejects.toBe(
      reason,
    );
    expect(await readdir(models)).toEqual([]);
  });

  it('has an end when nothing comes of it', async () => {
    const { place, models, unpacking } = await newTrial(Buffer.from(''));
    // Reading a pipe that nobody writes to never ends.
    const pipe = join(place, 'pipe');
    if (spawnSync('mkfifo', [pipe]).status !== 0) return;
    await expect(unpackArchive({ ...unpacking, path: pipe, quietMs: 1_500 })).rejects.toMatchObject(
      {
        code: 'ARCHIVE_BROKEN',
      },
    );
    expect(await readdir(models)).toEqual([]);
  });

  it('works again after its caller was killed in the middle', async () => {
    const { models, folder, path, unpacking } = await newTrial(
      await packEntries([file('a', randomBytes(900_000)), file('b')], 'tar.gz'),
    );
    const caller = spawn(process.execPath, ['--no-warnings', CALLER, path, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((begun) => caller.stdout.once('data', begun));
    const ended = new Promise((done) => caller.once('exit', done));
    caller.kill('SIGKILL');
    await ended;
    expect(await readdir(models)).not.toEqual(['voice']);
    await unpackArchive(unpacking);
    expect(await readdir(models)).toEqual(['voice']);
    expect((await readdir(folder)).sort()).toEqual(['a', 'b']);
  });

  it('says that the disk is full', async ({ skip }) => {
    const { models, path, folder } = await newTrial(
      await packEntries([file('a', Buffer.alloc(3_000_000))], 'tar.gz'),
    );
    // A file system of a megabyte, seen by these processes only.
    const small = ['--user', '--map-root-user', '--mount', 'sh', '-c'];
    const mount = 'mount -t tmpfs -o size=1m none "$1"';
    skip(spawnSync('unshare', [...small, mount, 'sh', models]).status !== 0, 'no namespaces here');
    const script = `${mount} && "$2" --no-warnings "$3" "$4" "$5" 9000000; ls -A "$1"`;
    const args = [...small, script, 'sh', models, process.execPath, CALLER, path, folder];
    expect(execFileSync('unshare', args, { encoding: 'utf8' }).trim()).toMatch(
      /^begun\nDISK_FULL$/u,
    );
  });

  it('reports a folder that cannot be written as it is', async ({ skip }) => {
    skip(process.getuid?.() === 0, 'root may write everywhere');
    const { models, unpacking } = await newTrial(await packEntries([file('a')]));
    await chmod(models, 0o500);
    await expect(unpackArchive(unpacking)).rejects.toMatchObject({ code: 'EACCES' });
  });
});

const CALLER = fileURLToPath(new URL('./testing/unpacking-caller.ts', import.meta.url));
