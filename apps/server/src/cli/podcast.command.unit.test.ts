import { describe, expect, it } from 'vitest';
import { readPodcastOptions } from './podcast-options.ts';

describe('npm run tarima -- podcast', () => {
  it.each<[what: string, args: string[], words: RegExp]>([
    ['nothing to talk about', ['--out', 'a.mp3'], /--text/u],
    ['no target', ['a.pdf'], /--out/u],
    ['another target', ['a.pdf', '--out', 'a.wav'], /--out/u],
    ['two files', ['a.pdf', 'b.pdf', '--out', 'a.mp3'], /one file/u],
    ['an unknown voice', ['a.pdf', '--out', 'a.mp3', '--host', 'bob'], /alloy/u],
    ['an unknown style', ['a.pdf', '--out', 'a.mp3', '--style', 'x'], /casual/u],
    ['an unknown language', ['a.pdf', '--out', 'a.mp3', '--language', 'x'], /Spanish/u],
    ['an unknown option', ['a.pdf', '--out', 'a.mp3', '--loud'], /--loud/u],
  ])('says what is wrong: %s', (_what, args, words) => {
    expect(() => readPodcastOptions(args)).toThrow(words);
  });

  it('takes a file, addresses and a text together', () => {
    const args = ['a.pdf', 'https://b.c/d', '--text', 'Hola', '--out', 'x/a.mp3', '--words', '200'];
    expect(readPodcastOptions(args)).toMatchObject({
      file: 'a.pdf',
      out: 'x/a.mp3',
      request: { textInput: 'Hola', urlsInput: ['https://b.c/d'], wordCount: 200 },
    });
  });
});
