import type { Command } from './command.ts';
import { parseOptions } from './parse-options.ts';
import { UsageError } from './usage-error.ts';

const help = () => `S3_ENDPOINT=… S3_BUCKET=… npm run tarima -- move-to-s3

Copies the uploads, videos and podcasts of the data folder into the bucket of the S3 settings, and compares each
by its SHA-256. Stop every process of the studio first. If it breaks off, repeat it: only what is not there yet
is copied. The files stay in the data folder as they were.`;

export const moveToS3Command: Command = {
  name: 'move-to-s3',
  summary: 'copies the files of the data folder into a bucket, and compares them',
  help,
  async run(args, settings, terminal) {
    if (parseOptions(args, {}).words.length > 0) throw new UsageError('It takes no words.');
    if (!settings.s3)
      throw new UsageError('S3_BUCKET and its keys say where to: set them for this command.');
    // The studio is loaded only when it is needed: help and mistakes are answered at once.
    const { moveFiles } = await import('./move-files.ts');
    await moveFiles(settings, terminal);
  },
};
