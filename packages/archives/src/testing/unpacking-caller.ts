/**
 * A program that unpacks an archive, to be killed or put on a small disk. Its arguments are the archive, the folder and
 * the most bytes. It prints that it has begun, and the code of a failure.
 */
import { ArchiveError } from '../archive-error.ts';
import { unpackArchive } from '../unpack-archive.ts';

const [path = '', folder = '', mostBytes = '1000000'] = process.argv.slice(2);
let hasBegun = false;
const onProgress = () => {
  if (!hasBegun) console.log('begun');
  hasBegun = true;
};
try {
  await unpackArchive({ path, folder, mostBytes: Number(mostBytes), onProgress });
} catch (error) {
  console.log(error instanceof ArchiveError ? error.code : error);
}
