import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { DocumentError, readDocument, type SourceDocument } from '@tarima/documents';
import { WriterError } from '@tarima/writer';
import { WAYS, type Write } from './writing/drafts.ts';
import { figuresOf } from './writing/figures.ts';
import { type MeasuredDocument, measuredFolder } from './writing/measured-folder.ts';
import { measureScript } from './writing/measured-script.ts';
import { withOwnCorpus } from './writing/own-corpus.ts';
import { printFigures } from './writing/print-figures.ts';
import { printLosses } from './writing/print-losses.ts';
import type { Truth } from './writing/truth.ts';

/** `document` is undefined if the file cannot be read. */
type ReadDocument = MeasuredDocument & { document: SourceDocument | undefined };

/**
 * `npm run bench -- writing [FOLDER] [--only TEXT] [--losses]` measures the drafts of documents. It
 * counts the facts that the drafts say. FOLDER has truth files; without it the project's own four
 * documents are used. `--losses` lists what is missing.
 */
export async function run(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { only: { type: 'string', default: '' }, losses: { type: 'boolean', default: false } },
  });
  const measure = async (folder: string) => {
    const documents = await measuredFolder(folder);
    const read: ReadDocument[] = [];
    for (const one of documents.filter(({ truth }) => truth.id.includes(values.only))) {
      read.push({ ...one, document: await readMeasured(one) });
    }
    for (const [title, write] of Object.entries(WAYS)) {
      measureWay(title, write, read, values.losses);
    }
  };
  const [folder] = positionals;
  await (folder ? measure(folder) : withOwnCorpus(measure));
}

function measureWay(title: string, write: Write, read: ReadDocument[], hasLosses: boolean): void {
  const measured = read.map(({ truth, source, document }) => {
    const content = document && draftOf(truth, () => write(truth, document));
    // A draft that could not be written says nothing.
    const script = measureScript(truth, source, content ?? '');
    return { id: truth.id, script, figures: figuresOf(truth, source, script) };
  });
  printFigures(title, new Map(measured.map(({ id, figures }) => [id, figures])));
  if (hasLosses) for (const { id, script } of measured) printLosses(id, script);
}

async function readMeasured({
  truth,
  path,
}: MeasuredDocument): Promise<SourceDocument | undefined> {
  try {
    return await readDocument({ path, fileName: basename(path) });
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    console.log(`${truth.id} cannot be read: ${error.code}: ${error.reason}`);
    return undefined;
  }
}

function draftOf(truth: Truth, write: () => string): string {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof WriterError)) throw error;
    console.log(`${truth.id} is not written: ${error.code}`);
    return '';
  }
}
