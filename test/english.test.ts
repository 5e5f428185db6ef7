import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { commentsOf, sentencesOf, wordsOf } from './comments.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const FOLDERS = '{packages/*/src,apps/*,bench,e2e,scripts,test}/**/*.{ts,tsx,mjs}';

const sentences = globSync(FOLDERS, { cwd: root })
  .filter((path) => !/node_modules|\/dist\//u.test(path))
  .flatMap((path) =>
    commentsOf(path, readFileSync(`${root}/${path}`, 'utf8')).flatMap((comment) =>
      sentencesOf(comment).map((sentence) => ({ place: `${path}:${comment.line}`, sentence })),
    ),
  );

const MOST_WORDS = 15;
/** A noun clause in front has to be read twice. */
const OPENS_WITH_A_CLAUSE = /^(What|How|Whether|Who|Whose|Whom)\b/u;
/** Words that only this project understood. */
const PRIVATE = /\b(customers?|knock\w*|furniture|apparatus|manners?|tellings?|leanings?)\b/iu;

const placesOf = (found: typeof sentences) => found.map((each) => `${each.place} ${each.sentence}`);

describe('a comment', () => {
  it('is found in every part of the project', () => {
    expect(sentences.length).toBeGreaterThan(4_000);
  });

  it('opens with its subject', () => {
    const found = sentences.filter(({ sentence }) => OPENS_WITH_A_CLAUSE.test(sentence));
    expect(placesOf(found)).toEqual([]);
  });

  it('has short sentences', () => {
    const found = sentences.filter(({ sentence }) => wordsOf(sentence).length > MOST_WORDS);
    expect(placesOf(found)).toEqual([]);
  });

  it('uses the words of the field', () => {
    const found = sentences.filter(
      // The stored reason of a unit keeps its name.
      ({ sentence }) => PRIVATE.test(sentence.replaceAll('`furniture`', '')),
    );
    expect(placesOf(found)).toEqual([]);
  });
});
