import { auditCommand } from './audit.command.ts';
import { backupCommand } from './backup.command.ts';
import type { Command } from './command.ts';
import { courseCommand } from './course.command.ts';
import { dataCommand } from './data.command.ts';
import { doctorCommand } from './doctor.command.ts';
import { exportCommand } from './export.command.ts';
import { importCommand } from './import.command.ts';
import { moveToPostgresCommand } from './move-to-postgres.command.ts';
import { moveToS3Command } from './move-to-s3.command.ts';
import { packageCommand } from './package.command.ts';
import { podcastCommand } from './podcast.command.ts';
import { restoreCommand } from './restore.command.ts';
import { userCommand } from './user.command.ts';
import { videoCommand } from './video.command.ts';
import { voicesCommand } from './voices.command.ts';

/** Every command, one line each. */
export const commands: Command[] = [
  videoCommand,
  courseCommand,
  podcastCommand,
  packageCommand,
  exportCommand,
  importCommand,
  voicesCommand,
  userCommand,
  dataCommand,
  auditCommand,
  backupCommand,
  restoreCommand,
  moveToPostgresCommand,
  moveToS3Command,
  doctorCommand,
];
