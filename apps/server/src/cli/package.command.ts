import { packageRequestSchema } from '@tarima/contract';
import { z } from 'zod';
import type { Command } from './command.ts';
import { anyText, option, optionLines } from './option.ts';
import { parseOptions } from './parse-options.ts';
import { UsageError } from './usage-error.ts';

const { shape } = packageRequestSchema;
const OPTIONS = {
  format: option('--format FORMAT', shape.format.default('scorm12')),
  out: option('--out FILE.zip', anyText, 'where to write the package'),
};

const help = () => `npm run tarima -- package PROJECT --out FILE.zip

Packs the finished videos of a project of this studio with their player: a plain folder, or one for a
learning platform. PROJECT is the id in the address of the project's page. The embedded database is for one
process at a time, so stop the studio first.

${optionLines(OPTIONS)}`;

export const packageCommand: Command = {
  name: 'package',
  summary: 'packs the finished videos of a project, for example for a learning platform',
  help,
  async run(args, settings, terminal) {
    const { words, values } = parseOptions(args, OPTIONS);
    const [projectId = ''] = words;
    if (words.length > 1 || !z.uuid().safeParse(projectId).success) {
      throw new UsageError('Name one project by its id.');
    }
    const { format, out } = values;
    if (!out?.toLowerCase().endsWith('.zip')) {
      throw new UsageError('Say where to write the package: --out FILE.zip');
    }
    // The studio is loaded only when it is needed: help and mistakes are answered at once.
    const { packProject } = await import('./pack-project.ts');
    await packProject({ projectId, format, out }, settings, terminal);
  },
};
