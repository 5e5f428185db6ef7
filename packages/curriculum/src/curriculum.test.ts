import { DESIGNER_AREAS, LANGUAGES } from '@tarima/contract';
import { describe, expect, it } from 'vitest';
import { CURRICULUM } from './curriculum.ts';
import { readThemeTexts, readTopicText } from './read-texts.ts';

const everyText = DESIGNER_AREAS.flatMap((area) =>
  LANGUAGES.map((language) => ({ area, language })),
);
const topicsOf = (area: (typeof DESIGNER_AREAS)[number]) =>
  CURRICULUM[area].flatMap(({ topics }) => topics);
const wordsIn = (text: string) => text.match(/\p{L}[\p{L}\p{N}’'-]*|\p{N}+/gu)?.length ?? 0;

describe.each(everyText)('$area in $language', async ({ area, language }) => {
  const topics = await Promise.all(
    topicsOf(area).map(async ({ id }) => ({ id, ...(await readTopicText(area, id, language)) })),
  );

  it('has 40 topics, each with its own title and goal', () => {
    expect(topics).toHaveLength(40);
    expect(new Set(topics.map(({ title }) => title.toLowerCase())).size).toBe(40);
    for (const { id, title, goal } of topics) {
      expect(title.length, id).toBeGreaterThan(3);
      expect(title.length, id).toBeLessThanOrEqual(60);
      expect(goal.length, id).toBeGreaterThan(10);
    }
  });

  it('teaches each topic in about two minutes, without repetition', () => {
    const sentences = topics.flatMap(({ body }) =>
      body
        .split(/(?<=[.!?])\s+|\n+/u)
        .map((sentence) => sentence.trim())
        .filter((sentence) => wordsIn(sentence) > 6),
    );
    const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
    expect(twice).toEqual([]);
    for (const { id, body } of topics) {
      expect(wordsIn(body), id).toBeGreaterThan(210);
      expect(wordsIn(body), id).toBeLessThan(300);
    }
  });

  it('has only plain prose: no markup, address or heading', () => {
    for (const { id, body } of topics) {
      expect(body, id).not.toMatch(/https?:|[#*_`<>[\]|]/u);
    }
  });

  it('has its themes in the order of the area', async () => {
    const themes = await readThemeTexts(area, language);
    expect(themes.map(({ id }) => id)).toEqual(CURRICULUM[area].map(({ id }) => id));
    expect(themes.every(({ title, description }) => title && description)).toBe(true);
  });
});

describe.each(DESIGNER_AREAS)('%s', (area) => {
  it('has something for every audience, every problem and every level', () => {
    const topics = topicsOf(area);
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
    expect(new Set(topics.flatMap(({ answers }) => answers)).size).toBe(5);
    expect(new Set(topics.flatMap(({ audiences }) => audiences)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(topics.map(({ level }) => level)).size).toBe(3);
    expect(topics.filter(({ audiences }) => audiences.length === 0).length).toBeGreaterThan(8);
  });
});
