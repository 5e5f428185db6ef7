export { ArchiveError, type ArchiveErrorCode } from './archive-error.ts';
export { downloadArchive } from './download-archive.ts';
export { hashFile } from './hash-file.ts';
export { type PackedFile, packArchive } from './pack-archive.ts';
export { unpackArchive } from './unpack-archive.ts';
