import { LANGUAGES } from '@tarima/contract';
import { countSpokenWords, countWords, parseSceneDirection, parseScript } from '@tarima/text';
import { describe, expect, it } from 'vitest';
import { SAMPLE_TEXTS } from './sample-texts.ts';

const TOOLS = ['video', 'course', 'designer'] as const;
/** Twelve to twenty seconds, with the pauses between sentences. */
const WORDS = { least: 28, most: 46 };

describe.each(LANGUAGES)('the samples in %s', (language) => {
  const texts = SAMPLE_TEXTS[language];

  it.each(TOOLS)('%s: a script of some seconds whose scenes say how they are shown', (tool) => {
    const { script } = texts[tool];
    expect(countSpokenWords(script)).toBeGreaterThanOrEqual(WORDS.least);
    expect(countSpokenWords(script)).toBeLessThanOrEqual(WORDS.most);
    for (const { title, blocks } of parseScript(script)) {
      expect(title).not.toBe('');
      const directions = blocks.filter(({ kind }) => kind === 'scene');
      const [direction] = directions.map(({ text }) => parseSceneDirection(text));
      expect(direction).toMatchObject({
        layout: expect.any(String),
        presenter: expect.any(String),
        description: '',
      });
    }
  });

  it('a podcast of some seconds, in which both people speak', () => {
    const { turns } = texts.podcast;
    const words = turns.reduce((sum, { text }) => sum + countWords(text), 0);
    expect(words).toBeGreaterThanOrEqual(WORDS.least);
    expect(words).toBeLessThanOrEqual(WORDS.most + 8);
    expect(new Set(turns.map(({ speaker }) => speaker))).toEqual(new Set(['host', 'guest']));
  });

  it('a document with the same parts as in the other languages', () => {
    const kinds = texts.document.blocks.map(({ kind }) => kind);
    expect(kinds).toEqual(SAMPLE_TEXTS.es.document.blocks.map(({ kind }) => kind));
    for (const kind of ['steps', 'table', 'warning', 'question', 'figure']) {
      expect(kinds).toContain(kind);
    }
    for (const block of texts.document.blocks) {
      if (block.kind === 'table') {
        expect(new Set(block.rows.map((row) => row.length)).size).toBe(1);
      }
    }
  });
});
