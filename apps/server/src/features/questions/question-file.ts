import { Readable } from 'node:stream';
import type { QuestionFormat } from '@tarima/contract';
import { type QuestionBank, questionBankFile } from '@tarima/delivery';
import { attachmentNameOf } from '#server/kit/attachment-name.ts';
import type { StreamAnswer } from '#server/kit/file-answer.ts';

type Kind = Pick<StreamAnswer, 'mediaType'> & { mark: string; fileName: string };

/** Platforms know a format by the ending of its file. */
const KINDS: Record<QuestionFormat, Kind> = {
  moodle: {
    mark: 'Moodle',
    fileName: 'questions.xml',
    mediaType: 'application/xml; charset=utf-8',
  },
  gift: { mark: 'GIFT', fileName: 'questions.txt', mediaType: 'text/plain; charset=utf-8' },
  qti: { mark: 'QTI', fileName: 'questions.zip', mediaType: 'application/zip' },
};

/** The questions as a file to save, named after the project. */
export async function questionFile(
  projectName: string,
  bank: QuestionBank,
  format: QuestionFormat,
): Promise<StreamAnswer> {
  const { mark, fileName, mediaType } = KINDS[format];
  return {
    stream: Readable.from([await questionBankFile(bank, format)]),
    mediaType,
    attachmentName: attachmentNameOf(`${projectName} ${mark}`, fileName),
  };
}
