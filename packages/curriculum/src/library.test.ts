import { LANGUAGES } from '@tarima/contract';
import { expect, it } from 'vitest';
import { documentOfTheme, readLibrary } from './library.ts';

it.each(LANGUAGES)('becomes documents without losing a word, in %s', async (language) => {
  const library = await readLibrary(language);
  expect(library).toHaveLength(40);
  expect(new Set(library.map(({ title }) => title)).size).toBe(40);
  for (const theme of library) {
    const document = documentOfTheme(theme, language);
    expect(document.pageCount).toBe(5);
    const sentences = document.blocks.flatMap((block) => block.sentences);
    expect(sentences.map(({ id }) => id)).toEqual(sentences.map((_, index) => `s${index + 1}`));
    for (const [index, topic] of theme.topics.entries()) {
      const page = document.blocks.filter((block) => block.page === index + 1);
      const said = page.flatMap((block) => block.sentences.map(({ text }) => text)).join(' ');
      const written = `${topic.title} ${topic.goal} ${topic.body.replace(/^(?:-|\d+\.)\s+/gmu, '')}`;
      expect(said).toBe(written.replace(/\s+/gu, ' ').trim());
    }
  }
});
