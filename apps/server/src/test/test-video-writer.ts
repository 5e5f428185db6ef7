import { CodedError, type LedgerUnit } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { Writer } from '@tarima/writer';

type Hooks = {
  called: (call: string) => void;
  before: (stage: 'write', signal: AbortSignal) => Promise<void>;
};

/** The speed of speech here. */
const SENTENCES_A_MINUTE = 2;

/** Each sentence is a unit, each file a section. "nunca" marks what must be said, braces mark code. */
export const testUnits = (documents: SourceDocument[]): LedgerUnit[] =>
  documents.flatMap(({ fileName: file, blocks }) =>
    blocks.flatMap(({ page, sentences }) =>
      sentences.map(({ id, text }) => {
        const isCode = text.startsWith('{');
        return {
          id: `${file} ${id}`,
          kind: isCode ? 'code' : 'statement',
          mustSay: text.includes('unca') ? ['prohibition'] : [],
          section: { id: file, path: [file] },
          text,
          citations: [{ sentenceId: id, file, page, quote: text }],
          fate: isCode ? 'unspeakable' : 'left',
          reason: isCode ? 'code' : null,
        };
      }),
    ),
  );

/** Says the documents' sentences in order, as many as the length allows. */
export const createTestVideoWriter =
  ({ called, before }: Hooks): Writer['draftVideoScript'] =>
  async ({ documents, projectName, language, tone, length, sections }, signal, onAnswered) => {
    called('write');
    await before('write', signal);
    onAnswered?.(0.5);
    const units = testUnits(documents);
    if (units.every(({ reason }) => reason)) throw new CodedError('DOCUMENT_EMPTY');
    const most = typeof length === 'number' ? length * SENTENCES_A_MINUTE : units.length;
    const said = units
      .filter(({ fate, section }) => fate === 'left' && (sections?.includes(section.id) ?? true))
      .slice(0, most);
    const isSaid = new Set(said);
    const title = tone === 'cercano' ? projectName : `${projectName} (${tone})`;
    return {
      language,
      content: `## ${title}\n\n${said.map(({ text }) => text).join(' ')}\n`,
      provenance: said.map(({ text, citations }) => ({
        sentence: text,
        kind: 'source' as const,
        citations,
      })),
      ledger: units.map((unit) => (isSaid.has(unit) ? { ...unit, fate: 'said' as const } : unit)),
    };
  };
