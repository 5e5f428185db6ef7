import { expect, test } from 'vitest';
import { figuresOf, ratio, totalOf } from './figures.ts';
import { isSaid } from './found-facts.ts';
import { type MeasuredDocument, measuredFolder } from './measured-folder.ts';
import { measureScript } from './measured-script.ts';
import { OWN_CORPUS } from './own-corpus.ts';
import { firstWords, readAloud } from './read-aloud.ts';

const documents = await measuredFolder(OWN_CORPUS);

// A measure that accepts a good script proves little. Each test spoils the script in one way, which
// must show.

test('the document read aloud says everything under its titles', () => {
  const { shares, counts } = figuresFor(({ source }) => readAloud(source));
  for (const name of [
    'recall',
    'weight 3',
    'steps',
    'whole',
    'pairs',
    'titles',
    'language',
  ] as const) {
    expect(ratio(shares[name]), name).toBeGreaterThanOrEqual(0.99);
  }
  expect(counts.disordered).toBe(0);
});

test('a script of only the first 300 words says less', () => {
  const { shares } = figuresFor(({ source }) => firstWords(source, 300));
  expect(ratio(shares.recall)).toBeLessThan(0.6);
  expect(ratio(shares['could 3'])).toBeGreaterThan(ratio(shares['weight 3']) ?? 1);
});

test('a fact is not found without its sentence', () => {
  const found = documents.flatMap(({ truth, source }) =>
    truth.facts
      .filter(({ weight }) => weight > 0)
      .map((fact) => {
        const aloud = readAloud(source);
        const script = aloud.replace(fact.text, ' ');
        expect(script, fact.text).not.toBe(aloud);
        const alone = { ...truth, facts: [{ ...fact, with: [] }] };
        return measureScript(alone, source, script).facts.some(isSaid);
      }),
  );
  expect(found.filter(Boolean).length / found.length).toBeLessThan(0.03);
});

test('a prohibition without a “no” is not said', () => {
  const [one] = documents.filter(({ truth }) => truth.id === 'en-telework');
  const facts = one?.truth.facts.filter(({ text }) => text === 'Do not print at home.') ?? [];
  const isSaidBy = (script: string) =>
    one && measureScript({ ...one.truth, facts }, one.source, script).facts.some(isSaid);
  expect(isSaidBy('Print at home.')).toBe(false);
  expect(isSaidBy('Never print at home.')).toBe(true);
  expect(isSaidBy('The following is forbidden. To print at home.')).toBe(true);
});

test('procedures are out of order if every scene is reversed', () => {
  const { shares, counts } = figuresFor(({ source }) => backwards(readAloud(source)));
  expect(counts.disordered).toBe(shares.whole.all);
  expect(shares.whole.got).toBe(0);
});

test('a procedure without one of its steps is not whole', () => {
  const { shares, counts } = figuresFor(({ truth, source }) => {
    const second = truth.facts.filter(({ order }) => order?.index === 2);
    return second.reduce((script, { text }) => script.replace(text, ' '), readAloud(source));
  });
  expect(shares.whole.got).toBe(0);
  expect(counts['in part']).toBe(shares.whole.all);
});

test('facts that belong together are apart in different scenes', () => {
  const { shares } = figuresFor(({ truth, source }) => {
    const parted = truth.facts.filter((fact) => fact.with.length > 0).map(({ text }) => text);
    const rest = parted.reduce((script, text) => script.replace(text, ' '), readAloud(source));
    return `${rest}\n\n## .\n\n${parted.join('\n\n')}\n`;
  });
  expect(shares.pairs).toMatchObject({ got: 0 });
});

test('shifted titles are wrong', () => {
  const { shares } = figuresFor(({ source }) => {
    const scenes = scenesOf(readAloud(source));
    const titles = scenes.map(({ title }) => title);
    return scenes.map(({ text }, at) => `${titles[(at + 2) % titles.length]}${text}`).join('\n');
  });
  expect(ratio(shares.titles)).toBeLessThan(0.3);
});

test('finds all boilerplate that is spoken', () => {
  const { counts } = figuresFor(
    ({ truth, source }) => `${readAloud(source)}\n${truth.furniture.join('. ')}.\n`,
  );
  expect(counts.boilerplate).toBe(documents.flatMap(({ truth }) => truth.furniture).length);
});

test('steps count as key points, halves of sentences do not', () => {
  const pointsOf = (cut: (text: string) => string) =>
    figuresFor(({ truth }) =>
      truth.facts
        .filter(({ order }) => order)
        .map(({ text }) => `- ${cut(text)}`)
        .join('\n'),
    ).shares.points;
  expect(ratio(pointsOf((text) => text))).toBe(1);
  const fragments = pointsOf((text) => text.split(' ').slice(1, 3).join(' '));
  expect(ratio(fragments)).toBeLessThan(0.2);
});

test('another document in another language says nothing of this one', () => {
  const { shares } = figuresFor(({ truth }) => {
    const other = documents.find((one) => one.truth.language !== truth.language);
    return readAloud(other?.source ?? '');
  });
  expect(ratio(shares.recall)).toBeLessThan(0.03);
  expect(ratio(shares.language)).toBeLessThan(0.4);
});

function figuresFor(write: (document: MeasuredDocument) => string) {
  return totalOf(
    documents.map((document) => {
      const { truth, source } = document;
      return figuresOf(truth, source, measureScript(truth, source, write(document)));
    }),
  );
}

function scenesOf(script: string) {
  return script.split(/\n(?=## )/).map((scene) => {
    const title = /^\s*## .*/.exec(scene)?.[0] ?? '';
    return { title, text: scene.slice(title.length) };
  });
}

function backwards(script: string): string {
  return scenesOf(script)
    .map(({ title, text }) => [title, ...text.split('\n').filter(Boolean).reverse()].join('\n\n'))
    .join('\n');
}
