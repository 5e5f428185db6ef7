import { randomUUID } from 'node:crypto';
import { type Language, PODCAST_LIMITS } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { ReceivedFile } from '#server/features/projects/receive-upload.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError, errorCodeOf } from '#server/kit/errors.ts';
import { askerOf } from '#server/kit/fair-line.ts';
import { companiesOf } from '#server/kit/tenancy.ts';
import { textOfDocument } from '#server/texts/document-text.ts';
import {
  deleteUploadsBefore,
  findUpload,
  insertUpload,
  type PodcastUploadRow,
} from './podcast-uploads.repo.ts';
import { uploadMessage } from './upload-message.ts';

/** Milliseconds that an upload is kept. */
const KEPT_MS = 48 * 3_600_000;

export type PodcastUploadsService = ReturnType<typeof createPodcastUploadsService>;

export function createPodcastUploadsService({ db, line, providers, now }: Context) {
  return {
    /** Reads a file and stores its document, not the file. Only this person can use its id. */
    async receive(
      actor: Actor,
      file: ReceivedFile,
      { language, signal }: { language: Language; signal: AbortSignal },
    ): Promise<{ data: { text: string; filePath: string; name: string }; message: string }> {
      // The upload has no company yet, so the person's first one stands for it.
      const asker = askerOf(actor, { companyId: companiesOf(actor)[0] ?? actor.id });
      const document = await line.run(asker, signal, () => readFile(file, signal));
      const id = randomUUID();
      await insertUpload(db, { id, userId: actor.id, name: file.name, document });
      const whole = textOfDocument(document);
      const text = whole.slice(0, PODCAST_LIMITS.textCharacters);
      return {
        data: { text, filePath: id, name: file.name },
        message: uploadMessage(file.name, whole.length, language),
      };
    },

    async clean(): Promise<void> {
      await deleteUploadsBefore(db, new Date(now().getTime() - KEPT_MS));
    },

    async find(actor: Actor, id: string): Promise<PodcastUploadRow> {
      const upload = await findUpload(db, actor.id, id);
      if (!upload) throw new AppError('PODCAST_UPLOAD_GONE');
      return upload;
    },
  };

  async function readFile({ path, name, bytes }: ReceivedFile, signal: AbortSignal) {
    const details = { file: name, reason: `PODCAST_FILE_WITHOUT_TEXT: ${name}` };
    if (bytes === 0) throw new AppError('PODCAST_FILE_WITHOUT_TEXT', { details });
    try {
      const onProgress = () => undefined;
      return await providers.documents.readDocument({ path, fileName: name, signal, onProgress });
    } catch (cause) {
      if (errorCodeOf(cause) !== 'DOCUMENT_EMPTY') throw cause;
      throw new AppError('PODCAST_FILE_WITHOUT_TEXT', { details, cause });
    }
  }
}
