import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readability } from '@mozilla/readability';
import { createAddressReader, type SourceBlock } from '@tarima/documents';
import { DOMParser } from 'linkedom';
import { measure } from './processor-time.ts';

/** The expected facts of a page, or those that were read from it. */
type Facts = { text?: string; title?: string; author?: string; date?: string };
type Page = { name: string; html: Buffer; expected: Facts };
type Scores = { precision: number; recall: number; f1: number };

const FACTS = ['title', 'author', 'date'] as const;
const WORST_NAMED = 10;

/**
 * Reads every `NAME.html` of a folder as if it came from an address. It compares the result with
 * the files beside it: the text in `NAME.txt`; title, author and date (as 2026-11-20) in
 * `NAME.json`. Mozilla's Readability is measured alone on the same pages.
 */
export async function run([folder]: string[]): Promise<void> {
  if (!folder) {
    console.log('No folder given: npm run bench -- pages FOLDER');
    return;
  }
  const pages = await pagesIn(folder);
  const ours = await measure(() => withAddressReader(pages));
  const alone = await measure(async () => pages.map(withReadability));
  console.table({
    Tarima: rowOf(pages, ours.result),
    Readability: rowOf(pages, alone.result),
  });
  console.log(`Processor time: ${ours.processor.toFixed(1)} s, ${alone.processor.toFixed(1)} s`);
  const scored = pages.map((page, index) => ({
    name: page.name,
    scores: scoresOf(page.expected.text, ours.result[index]?.text ?? ''),
  }));
  const worst = scored
    .flatMap(({ name, scores }) => (scores ? [{ name, ...scores }] : []))
    .sort((one, other) => one.f1 - other.f1);
  for (const { name, precision, recall } of worst.slice(0, WORST_NAMED)) {
    console.log(`${name}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
  }
}

async function pagesIn(folder: string): Promise<Page[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.html')).sort();
  return Promise.all(
    names.map(async (file) => {
      const path = join(folder, file.replace(/\.html$/, ''));
      const text = await readFile(`${path}.txt`, 'utf8').catch(() => undefined);
      const facts = await readFile(`${path}.json`, 'utf8').catch(() => '{}');
      const expected: Facts = { ...JSON.parse(facts), ...(text !== undefined && { text }) };
      return { name: file, html: await readFile(join(folder, file)), expected };
    }),
  );
}

/** Takes the same path as a user's address, from a server of our own. */
async function withAddressReader(pages: Page[]): Promise<(Facts | undefined)[]> {
  const server = createServer((request, response) => {
    const page = pages[Number((request.url ?? '').slice(1))];
    response.writeHead(200, { 'content-type': 'text/html' }).end(page?.html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  const reader = createAddressReader({
    network: {
      resolve: async () => [],
      allows: (address, asked) => address === '127.0.0.1' && asked === port,
    },
  });
  const urls = pages.map((_, index) => `http://127.0.0.1:${port}/${index}`);
  const results = await reader.readAddresses({ urls });
  server.close();
  return results.map((result) => {
    if ('problem' in result) return undefined;
    const { title, author, publishedAt } = result.document;
    const [first, ...others] = result.document.blocks;
    // The title is compared separately, and no expected text contains it.
    const isTitle = first?.kind === 'heading' && first.sentences[0]?.text === title;
    const blocks = isTitle || !first ? others : [first, ...others];
    return { text: blocks.map(textOf).join('\n'), title, author, date: publishedAt };
  });
}

function textOf(block: SourceBlock): string {
  return block.kind === 'table'
    ? block.rows.map((row) => row.join(' ')).join(' ')
    : block.sentences.map((sentence) => sentence.text).join(' ');
}

function withReadability({ html }: Page): Facts | undefined {
  const document = new DOMParser().parseFromString(html.toString(), 'text/html');
  // linkedom's types lack parts of the document that Readability needs.
  const article = new Readability(document as unknown as Document).parse();
  if (!article) return undefined;
  const text = (article.content ?? '').replace(/<\/?(p|div|li|h\d|td|th|br)\b/gi, ' $&');
  return {
    text: new DOMParser().parseFromString(`<html>${text}</html>`, 'text/html').documentElement
      .textContent,
    title: article.title ?? '',
    author: article.byline ?? '',
    date: article.publishedTime?.slice(0, 10) ?? '',
  };
}

/** The means over the pages with an expected text, and the share of right facts. */
function rowOf(pages: Page[], found: (Facts | undefined)[]): Record<string, string | number> {
  const scores = pages.flatMap(
    ({ expected }, index) => scoresOf(expected.text, found[index]?.text ?? '') ?? [],
  );
  const mean = (kind: keyof Scores) =>
    (scores.reduce((sum, one) => sum + one[kind], 0) / scores.length).toFixed(3);
  const facts = FACTS.map((fact) => {
    const asked = [...pages.entries()].filter(([, { expected }]) => expected[fact]);
    const right = asked.filter(([index, { expected }]) => {
      const told = wordsOf(found[index]?.[fact] ?? '').join(' ');
      return told === wordsOf(String(expected[fact])).join(' ');
    });
    return [fact, `${right.length} of ${asked.length}`];
  });
  return {
    pages: pages.length,
    refused: found.filter((one) => !one).length,
    ...(scores.length > 0 && {
      precision: mean('precision'),
      recall: mean('recall'),
      F1: mean('f1'),
    }),
    ...Object.fromEntries(facts),
  };
}

/** The words in common, each as often as both texts have it. */
function scoresOf(expected: string | undefined, text: string): Scores | undefined {
  if (expected === undefined) return undefined;
  const wanted = wordsOf(expected);
  const got = wordsOf(text);
  const left = new Map<string, number>();
  for (const word of wanted) left.set(word, (left.get(word) ?? 0) + 1);
  const common = got.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
  return {
    precision: got.length > 0 ? common / got.length : Number(wanted.length === 0),
    recall: wanted.length > 0 ? common / wanted.length : 1,
    f1: (2 * common) / Math.max(wanted.length + got.length, 1),
  };
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
