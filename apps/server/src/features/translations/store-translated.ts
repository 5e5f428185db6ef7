import type { Script } from '@tarima/contract';
import type { OnAnswered, Translator } from '@tarima/writer';
import type { Queryable } from '#server/db/database.ts';
import type { TextHashes } from '#server/db/tables/translations.ts';
import { contentsOf } from '#server/features/courses/course-structure.ts';
import { changeStructureIn, plannedCourse } from '#server/features/courses/courses.service.ts';
import type { ProjectRow } from '#server/features/projects/projects.service.ts';
import { contentOfScript } from '#server/features/projects/script-content.ts';
import { replaceScript, wholeScript } from '#server/features/projects/scripts.service.ts';
import { putQuestions, questionsByContent } from '#server/features/questions/stored-questions.ts';
import { addedParts, changedParts, followParts } from './follow-parts.ts';
import { changedTexts, followStructure } from './follow-structure.ts';
import {
  type ContentId,
  hashOfText,
  keyOf,
  type OriginalTexts,
  questionHashes,
} from './original-texts.ts';
import { translateStructure } from './translate-structure.ts';
import { findTranslation, nameTranslation, setTranslatedFrom } from './translations.repo.ts';

/** The run of a translation, as the writing of its texts needs it. */
export type Storing = {
  db: Queryable;
  /** The translation. */
  project: ProjectRow;
  original: OriginalTexts;
  signal: AbortSignal;
  now: () => Date;
  onAnswered: OnAnswered;
  /** Writes in one transaction, unless the run is over. */
  store: (write: (tx: Queryable) => Promise<void>) => Promise<void>;
};

/** Translates name, titles and descriptions, and takes the order of the original. */
export async function storeStructure(
  { db, project, original, signal, store }: Storing,
  translator: Translator,
): Promise<void> {
  const { course, hashes: now } = original;
  const before = await translatedFrom(db, project.id);
  const wanted = course
    ? changedTexts(course.structure, { before, now })
    : { work: null, parts: [] };
  const translated = await translateStructure(
    { ...wanted, name: original.project.name },
    translator,
    signal,
  );
  await store(async (tx) => {
    const { name } = translated;
    await nameTranslation(tx, project.id, { name, isNamed: original.project.isNamed });
    if (course) {
      const { structure: original, sources } = course;
      await changeStructureIn(tx, project.id, (own) => ({
        structure: followStructure({ original, own, before, now, translated }),
        sources,
      }));
    }
    await note(tx, project.id, { order: now.order, parts: now.parts });
  });
}

/** Translates a script. An edited one is replaced; its text stays among the versions. */
export async function storeScript(
  { db, project, original, signal, now, onAnswered, store }: Storing,
  translator: Translator,
  contentId: ContentId,
): Promise<Pick<Script, 'id' | 'projectId' | 'revision'>> {
  const source = await wholeScript(db, original.project.id, contentId);
  if (!source) throw new Error('the original of a script is gone');
  const { provenance, ledger, errorCode } = source;
  const content = contentOfScript(source);
  const translated = await translator.script({ content, provenance }, signal, onAnswered);
  const stored = { id: '', projectId: project.id, revision: 0 };
  await store(async (tx) => {
    const script = {
      ...{ projectId: project.id, contentId, language: project.language, ledger, errorCode },
      ...{ originalContent: translated.content, provenance: translated.provenance },
    };
    const { id, revision } = await replaceScript(tx, script, now());
    Object.assign(stored, { id, revision });
    await note(tx, project.id, { scripts: { [keyOf(contentId)]: hashOfText(content) } });
  });
  return stored;
}

/** Translates the questions that have changed. The others stay, edited or not. */
export async function storeQuestions(
  { db, project, original, signal, store }: Storing,
  translator: Translator,
  contentId: ContentId,
): Promise<void> {
  const key = keyOf(contentId);
  const questions = original.questions.get(contentId) ?? [];
  const now = questionHashes(questions);
  const before = (await translatedFrom(db, project.id)).questions[key] ?? {};
  const changed = changedParts(questions, { before, now });
  const translated = await translator.questions(changed, signal);
  await store(async (tx) => {
    const own = (await questionsByContent(tx, project.id)).get(contentId) ?? [];
    const byId = new Map(translated.map((question) => [question.id, question]));
    await putQuestions(tx, {
      ...{ projectId: project.id, contentId },
      questions: [...followParts(questions, own, byId), ...addedParts(own, questions, before)],
    });
    await note(tx, project.id, { questions: { [key]: now } });
  });
}

/** Titles with their translations, for texts that name them. The course's own comes first. */
export async function knownTitles(
  db: Queryable,
  { course }: OriginalTexts,
  translationId: string,
): Promise<ReadonlyMap<string, string>> {
  const own = course && (await plannedCourse(db, translationId));
  if (!course || !own) return new Map();
  const titles = titlesOf(own.structure);
  return new Map(
    [...titlesOf(course.structure)].flatMap(([id, title]) => {
      const translated = titles.get(id);
      return translated ? [[title, translated] as const] : [];
    }),
  );
}

const titlesOf = (structure: Parameters<typeof contentsOf>[0]) =>
  new Map([
    ['work', structure.title],
    ...[...structure.modules, ...contentsOf(structure)].map(
      ({ id, title }) => [id, title] as const,
    ),
  ]);

async function translatedFrom(db: Queryable, id: string): Promise<TextHashes> {
  const row = await findTranslation(db, id);
  return row?.translatedFrom ?? { order: null, parts: {}, scripts: {}, questions: {} };
}

/** Notes what is translated, in the transaction that stores it. */
async function note(tx: Queryable, id: string, added: Partial<TextHashes>): Promise<void> {
  const before = await translatedFrom(tx, id);
  await setTranslatedFrom(tx, id, {
    ...{ ...before, ...added },
    scripts: { ...before.scripts, ...added.scripts },
    questions: { ...before.questions, ...added.questions },
  });
}
