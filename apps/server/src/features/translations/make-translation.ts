import { randomUUID } from 'node:crypto';
import { defaultVoice, type Language, type VideoSettings, type Voice } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import { recordDeed } from '#server/features/people/audit/record-deed.ts';
import { copyFiles } from '#server/features/projects/copy-files.ts';
import type { CopiedProject } from '#server/features/projects/duplicate-project.ts';
import { insertTranslatedProject } from '#server/features/projects/insert-translated-project.ts';
import type { StorageService } from '#server/features/storage/storage.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { ownCompany } from '#server/kit/tenancy.ts';
import {
  insertTranslation,
  listTranslations,
  lockOriginal,
  startRun,
} from './translations.repo.ts';

type Making = {
  original: CopiedProject;
  language: Language;
  actor: Actor;
  voices: Voice[];
};

/**
 * Makes the project of a translation, and starts its run by a job. It has the original's files,
 * pictures, ledger and choices. The run translates the texts of its structure. If there is a translation of that language already, it is continued instead.
 */
export async function makeTranslation(
  { db, blobs, jobs }: Pick<Context, 'db' | 'blobs' | 'jobs'>,
  storage: Pick<StorageService, 'assertRoom' | 'takeRoom'>,
  { original, language, actor, voices }: Making,
): Promise<string> {
  const companyId = ownCompany(actor, original.companyId);
  const { id: originalId, files, figures } = original;
  const bytes = [...files, ...figures].reduce((total, file) => total + file.bytes, 0);
  await storage.assertRoom(companyId, bytes);
  return copyFiles({ blobs }, original, (copy) =>
    db.transaction(async (tx) => {
      await lockOriginal(tx, originalId);
      const jobId = randomUUID();
      const known = (await listTranslations(tx, originalId)).find(
        (translation) => translation.language === language,
      );
      if (known) {
        const isFailed = known.status === 'failed';
        if (isFailed && (await startRun(tx, known.id, jobId))) {
          await jobs.enqueue(tx, 'translate-project', { id: known.id, jobId });
        }
        return known.id;
      }
      await storage.takeRoom(tx, companyId, bytes);
      const { id } = copy;
      const name = `${original.name} (${nameOf(language)})`;
      await insertTranslatedProject(tx, original, {
        ...{ ...copy, name, language, companyId, createdBy: actor.id },
        settingsOf: (settings) => withVoice(settings, voices, language),
      });
      await insertTranslation(tx, { id, jobId, originalId });
      await jobs.enqueue(tx, 'translate-project', { id, jobId });
      const subject = { subject: id, subjectName: name, companyId };
      await recordDeed(tx, { action: 'translation-made', by: actor, ...subject });
      return id;
    }),
  );
}

/** The name of a language in itself, until the title is translated. */
function nameOf(language: Language): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}

/** A voice speaks one language. One of the same gender takes the place of another language's. */
function withVoice(settings: VideoSettings, voices: Voice[], language: Language): VideoSettings {
  const chosen = voices.find(({ voice_id }) => voice_id === settings.voice);
  if (settings.voice === '' || chosen?.language_code === language) return settings;
  const voice = defaultVoice(voices, language, chosen?.gender);
  return { ...settings, voice: voice?.voice_id ?? '' };
}
