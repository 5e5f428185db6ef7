import { readFile } from 'node:fs/promises';
import {
  type CompanyPronunciation,
  type Language,
  type NewPronunciation,
  PRONUNCIATION_FILE_BYTES,
  PRONUNCIATION_LIMITS,
  type Pronunciation,
  type SpokenLanguageCode,
} from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { recordDeed } from '#server/features/people/audit/record-deed.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import { askerOf } from '#server/kit/fair-line.ts';
import type { FileAnswer, StreamAnswer } from '#server/kit/file-answer.ts';
import { type OwnCompany, ownCompany } from '#server/kit/tenancy.ts';
import { inTextThread } from '#server/texts/in-text-thread.ts';
import { createPronunciationSamples } from './hear-pronunciation.ts';
import { readPronunciationFile, wordKey, writePronunciationFile } from './pronunciation-file.ts';
import {
  countPronunciations,
  deletePronunciation,
  listPronunciations,
  listPronunciationsOf,
  lockPronunciations,
  savePronunciations,
} from './pronunciations.repo.ts';

/** The pronunciations of all languages of a company. */
export const allPronunciationsOf = listPronunciations;

/** The pronunciations of a company in one language, read once. A bare query runs at each await. */
export async function knownPronunciations(
  db: Queryable,
  companyId: string,
  language: SpokenLanguageCode,
): Promise<Pronunciation[]> {
  return listPronunciationsOf(db, companyId, language);
}

/** The pronunciations that a company's spoken text needs, as they are now. */
export const pronunciationsIn = async (
  db: Queryable,
  companyId: string,
  { paragraphs, language }: { paragraphs: string[]; language: SpokenLanguageCode },
): Promise<Pronunciation[]> =>
  occurringIn(paragraphs, await knownPronunciations(db, companyId, language));

/** Those that occur in a text. */
export async function occurringIn(
  paragraphs: string[],
  known: Pronunciation[],
): Promise<Pronunciation[]> {
  if (known.length === 0) return [];
  const text = paragraphs.join('\n');
  return inTextThread('occurringPronunciations', text.length, text, known);
}

/** The words that companies say in their own way. Every member may change them. */
export function createPronunciationsService(
  context: Pick<Context, 'db' | 'blobs' | 'line' | 'providers' | 'live'>,
) {
  const { db, line } = context;
  const hear = createPronunciationSamples(context);

  async function store(
    tx: Queryable,
    { actor, companyId }: { actor: Actor; companyId: OwnCompany },
    entries: NewPronunciation[],
  ): Promise<CompanyPronunciation[]> {
    const saved = await savePronunciations(tx, { companyId, changedBy: actor.id }, entries);
    const stored = await countPronunciations(tx, companyId);
    if (stored > PRONUNCIATION_LIMITS.ofCompany) throw new AppError('PRONUNCIATIONS_FULL');
    return saved;
  }

  return {
    authorizeMember: ownCompany,

    list: (companyId: OwnCompany): Promise<CompanyPronunciation[]> =>
      listPronunciations(db, companyId),

    save: (
      actor: Actor,
      companyId: OwnCompany,
      entry: NewPronunciation,
    ): Promise<CompanyPronunciation> =>
      db.transaction(async (tx) => {
        await lockPronunciations(tx, companyId);
        const [saved] = await store(tx, { actor, companyId }, [entry]);
        if (!saved) throw new AppError('INTERNAL_ERROR');
        const subject = { subject: saved.id, subjectName: saved.written };
        await recordDeed(tx, { action: 'pronunciation-saved', by: actor, companyId, ...subject });
        return saved;
      }),

    delete: (actor: Actor, companyId: OwnCompany, id: string): Promise<null> =>
      db.transaction(async (tx) => {
        const written = await deletePronunciation(tx, companyId, id);
        if (written === null) throw new AppError('NOT_FOUND');
        const subject = { subject: id, subjectName: written };
        await recordDeed(tx, { action: 'pronunciation-deleted', by: actor, companyId, ...subject });
        return null;
      }),

    /** A word as it would be said. It need not be saved. */
    hear: (
      actor: Actor,
      companyId: OwnCompany,
      entry: NewPronunciation,
      signal: AbortSignal,
    ): Promise<FileAnswer> =>
      line.run(askerOf(actor, { companyId }), signal, () => hear(companyId, entry, signal)),

    async export(companyId: OwnCompany, language: Language): Promise<StreamAnswer> {
      const stream = writePronunciationFile(await listPronunciations(db, companyId), language);
      const mediaType = 'text/csv; charset=utf-8';
      return { stream, mediaType, attachmentName: 'pronunciations.csv' };
    },

    /** Adds the entries of a CSV file, all or none. Those that are there already do not count. */
    async import(
      actor: Actor,
      companyId: OwnCompany,
      { path, bytes }: { path: string; bytes: number },
    ): Promise<{ added: number; replaced: number }> {
      if (bytes > PRONUNCIATION_FILE_BYTES) throw new AppError('FILE_TOO_LARGE');
      const entries = readPronunciationFile(await readFile(path));
      if (entries.length > PRONUNCIATION_LIMITS.ofCompany) {
        throw new AppError('PRONUNCIATIONS_FULL');
      }
      return db.transaction(async (tx) => {
        await lockPronunciations(tx, companyId);
        const known = new Map(
          (await listPronunciations(tx, companyId)).map((entry) => [wordKey(entry), entry]),
        );
        const added = entries.filter((entry) => !known.has(wordKey(entry)));
        const replaced = entries.filter((entry) => {
          const before = known.get(wordKey(entry));
          return before && (before.written !== entry.written || before.said !== entry.said);
        });
        await store(tx, { actor, companyId }, [...added, ...replaced]);
        await recordDeed(tx, { action: 'pronunciations-imported', by: actor, companyId });
        return { added: added.length, replaced: replaced.length };
      });
    },
  };
}
