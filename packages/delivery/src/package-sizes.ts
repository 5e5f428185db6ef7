import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import {
  PACKAGE_FORMATS,
  type PackageFormat,
  type PlayerContent,
  type PlayerCourse,
} from '@tarima/contract';
import { captionTexts } from './content-texts.ts';
import type { PackageInput } from './package-input.ts';
import { CERTIFICATE_SCRIPT, planPackage } from './plan-package.ts';
import { transcriptText } from './transcripts/transcript-text.ts';

const deflate = promisify(deflateRaw);

/** Share of a text that deflating leaves. Bytes of a Word document besides its text. */
const DEFLATED = 0.3;
const DOCX_BYTES = 8_000;

/**
 * Bytes of a content in the zip: exact for its media, estimated for its texts. The plain folder has most texts, so it counts here. Rejects if a file is missing.
 */
export function contentSize(
  content: PlayerContent,
  mediaBytes: number,
  course: Pick<PlayerCourse, 'title' | 'publisher' | 'language'>,
): { bytes: number; captionBytes: number } {
  const { captions, ...rest } = content;
  const { vtt, srt } = captionTexts(content, course.language);
  const lengthOf = (...texts: string[]) =>
    Math.round(DEFLATED * texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0));
  const captionBytes = captions.length > 0 ? lengthOf(vtt, srt, JSON.stringify(captions)) : 0;
  const transcript = transcriptText(content, course);
  // The page, the transcripts and the provenance each say all of it.
  const texts = lengthOf(JSON.stringify(rest), JSON.stringify(rest), transcript, transcript);
  return { bytes: mediaBytes + captionBytes + texts + DOCX_BYTES, captionBytes };
}

/** Bytes that a certificate adds to the zip. */
export async function certificateSize(playerFolder: string): Promise<number> {
  return (await deflate(await readFile(join(playerFolder, CERTIFICATE_SCRIPT)))).length;
}

/** Bytes of the zip besides its contents, by format: player, manifest, schemas, structure. */
export async function ownSizes(
  input: Omit<PackageInput, 'format' | 'sources'>,
): Promise<Record<PackageFormat, number>> {
  const course = { ...input.course, modules: [] };
  const sizeOf = async (format: PackageFormat) => {
    const files = await planPackage({ ...input, format, course, sources: new Map() });
    const sizes = files.map(async (file) =>
      'path' in file ? file.bytes : (await deflate(file.content)).length,
    );
    return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
  };
  const sizes = await Promise.all(PACKAGE_FORMATS.map(sizeOf));
  const [folder = 0, scorm12 = 0, scorm2004 = 0, cmi5 = 0] = sizes;
  return { folder, scorm12, scorm2004, cmi5 };
}
