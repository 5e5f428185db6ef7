import { availableParallelism } from 'node:os';
import { basename, extname } from 'node:path';
import { DocumentError, readDocument, type SourceDocument } from '@tarima/documents';
import { inParallel } from '@tarima/text';
import { documentsIn, extensionOf } from './documents-in.ts';
import { benchLargeDocuments } from './large-documents.ts';
import { recallOf } from './recall.ts';
import { referenceTextsOf } from './reference-text.ts';

/** The end of a reading. The limits end a hang; the parser itself causes a crash. */
type Outcome = 'text' | 'named reason' | 'hang' | 'crash';
type Reading = {
  path: string;
  extension: string;
  outcome: Outcome;
  reason: string;
  milliseconds: number;
  recall: number | undefined;
  /** The words of the reference, and the number of those that were found. */
  words: number;
  found: number;
  /** The first missing words of the reference. */
  missing: string[];
};

const GOOD_RECALL = 0.98;
const TOLD_EVERY = 50;
const OUTCOMES: Outcome[] = ['text', 'named reason', 'hang', 'crash'];

/**
 * Reads every document of a folder and reports the results by format. Then it tries the largest
 * allowed files.
 */
export async function run([folder]: string[]): Promise<void> {
  if (!folder) {
    console.log('No folder given: npm run bench -- documents FOLDER\n');
  } else {
    printOutcomes(await readAll(await documentsIn(folder)));
  }
  await benchLargeDocuments();
}

/**
 * One document for each processor at a time. Progress goes to the terminal, not into the figures.
 */
async function readAll(paths: string[]): Promise<Reading[]> {
  console.error(`${paths.length} files; the reference readers read them first`);
  const references = await referenceTextsOf(
    paths.map((path) => ({ path, extension: extensionOf(path) })),
  );
  let done = 0;
  const readings = await inParallel(paths, availableParallelism(), async (path) => {
    const reading = await readOne(path, references.get(path));
    if (++done % TOLD_EVERY === 0) console.error(`${done} of ${paths.length} files read`);
    return reading;
  });
  return readings.sort((a, b) => a.path.localeCompare(b.path));
}

async function readOne(path: string, reference: string | undefined): Promise<Reading> {
  const extension = extensionOf(path);
  const fileName = `${basename(path, extname(path))}.${extension}`;
  const before = performance.now();
  const result = await readDocument({ path, fileName }).catch((error: unknown) => error);
  const milliseconds = performance.now() - before;
  const reading = {
    path,
    extension,
    milliseconds,
    recall: undefined,
    words: 0,
    found: 0,
    missing: [],
  };
  if (result instanceof DocumentError) {
    return { ...reading, outcome: outcomeOf(result), reason: `${result.code}: ${result.reason}` };
  }
  if (result instanceof Error) return { ...reading, outcome: 'crash', reason: result.message };
  // Every result that is not an error is a document.
  const text = textOf(result as SourceDocument);
  return {
    ...reading,
    outcome: 'text',
    reason: '',
    ...(reference !== undefined && recallOf(text, reference)),
  };
}

function outcomeOf({ reason }: DocumentError): Outcome {
  if (reason === 'took too long') return 'hang';
  return reason.startsWith('the reading process ended') ? 'crash' : 'named reason';
}

function textOf(document: SourceDocument): string {
  return document.blocks
    .map((block) =>
      block.kind === 'table'
        ? block.rows.map((row) => row.join(' ')).join('\n')
        : block.sentences.map((sentence) => sentence.text).join(' '),
    )
    .join('\n');
}

function printOutcomes(readings: Reading[]): void {
  const extensions = [...new Set(readings.map((reading) => reading.extension))].sort();
  console.table(
    Object.fromEntries(
      extensions.map((extension) => [
        extension,
        summaryOf(readings.filter((reading) => reading.extension === extension)),
      ]),
    ),
  );
  for (const { outcome, path, reason } of readings) {
    if (outcome !== 'text') console.log(`${outcome}: ${path}: ${reason}`);
  }
  const worst = readings
    .filter(({ recall }) => recall !== undefined && recall < GOOD_RECALL)
    .sort((a, b) => (a.recall ?? 0) - (b.recall ?? 0));
  for (const { recall, path, missing } of worst) {
    console.log(`recall ${percent(recall)}: ${path}: without ${missing.join(' ')}`);
  }
}

function percent(share = 0): string {
  return `${(share * 100).toFixed(1)} %`;
}

function summaryOf(readings: Reading[]) {
  const count = (outcome: Outcome) =>
    readings.filter((reading) => reading.outcome === outcome).length;
  const times = readings.map((reading) => reading.milliseconds).sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  const recalls = readings.flatMap(({ recall }) => recall ?? []).sort((a, b) => a - b);
  const middle = recalls[Math.floor(recalls.length / 2)];
  const words = readings.reduce((sum, reading) => sum + reading.words, 0);
  const found = readings.reduce((sum, reading) => sum + reading.found, 0);
  const good = recalls.filter((recall) => recall >= GOOD_RECALL).length;
  return {
    files: readings.length,
    ...Object.fromEntries(OUTCOMES.map((outcome) => [outcome, count(outcome)])),
    'text or reason': percent((count('text') + count('named reason')) / readings.length),
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'words found': words === 0 ? 'not measured' : percent(found / words),
    'median recall': middle === undefined ? 'not measured' : percent(middle),
    'recall ≥ 98 %': middle === undefined ? 'not measured' : `${good} of ${recalls.length}`,
  };
}
