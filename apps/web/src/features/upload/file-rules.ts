import { FILE_EXTENSIONS, MAX_FILE_BYTES, MAX_FILES_PER_UPLOAD } from '@tarima/contract';

const REFUSAL_REASONS = ['tooLarge', 'format', 'empty', 'tooMany'] as const;
type RefusalReason = (typeof REFUSAL_REASONS)[number];
export type Refusal = { reason: RefusalReason; files: File[] };

export const extensionOf = (name: string): string => name.split('.').at(-1)?.toLowerCase() ?? '';

/** A project's name after its first file: `manual_de-uso.pdf` is "Manual de uso". */
export function nameAfter([first]: readonly { name: string }[]): string {
  const words = (first?.name ?? '')
    .replace(/\.[^.]*$/u, '')
    .split(/[\s_-]+/u)
    .filter((word) => word !== '');
  const name = words.join(' ').slice(0, 200).trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
}

type NamedFile = Pick<File, 'name' | 'size' | 'lastModified'>;

const isSame = (a: NamedFile, b: NamedFile): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

function faultOf(file: File): RefusalReason | null {
  const extension = extensionOf(file.name);
  if (!FILE_EXTENSIONS.some((allowed) => allowed === extension)) return 'format';
  if (file.size > MAX_FILE_BYTES) return 'tooLarge';
  return file.size === 0 ? 'empty' : null;
}

/**
 * Adds a selection to the chosen files. Valid files are kept even if others are not. Duplicates are
 * skipped.
 */
export function admitFiles<Chosen extends NamedFile>(
  chosen: readonly (Chosen | File)[],
  selection: readonly File[],
): { files: (Chosen | File)[]; refusals: Refusal[] } {
  const fresh = selection.filter((file) => !chosen.some((other) => isSame(file, other)));
  const sound = fresh.filter((file) => faultOf(file) === null);
  const files = [...chosen, ...sound].slice(0, MAX_FILES_PER_UPLOAD);
  const refusals = REFUSAL_REASONS.map((reason) => ({
    reason,
    files:
      reason === 'tooMany'
        ? sound.filter((file) => !files.includes(file))
        : fresh.filter((file) => faultOf(file) === reason),
  }));
  return { files, refusals: refusals.filter((refusal) => refusal.files.length > 0) };
}
