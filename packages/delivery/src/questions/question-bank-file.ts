import type { QuestionFormat } from '@tarima/contract';
import type { QuestionBank } from './question-bank.ts';
import { writeGift } from './write-gift.ts';
import { writeMoodleXml } from './write-moodle-xml.ts';
import { writeQti } from './write-qti.ts';

/**
 * The questions as a file in a format of question banks. Texts are UTF-8 without a byte order
 * mark.
 */
export async function questionBankFile(
  bank: QuestionBank,
  format: QuestionFormat,
): Promise<Uint8Array> {
  switch (format) {
    case 'moodle':
      return Buffer.from(writeMoodleXml(bank));
    case 'gift':
      return Buffer.from(writeGift(bank));
    case 'qti':
      return writeQti(bank);
  }
}
