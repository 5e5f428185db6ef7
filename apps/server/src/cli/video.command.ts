import type { Command } from './command.ts';
import { readVideoOptions, videoHelp } from './video-options.ts';

export const videoCommand: Command = {
  name: 'video',
  summary: 'makes a presenter video of documents',
  help: videoHelp,
  async run(args, settings, terminal) {
    const options = readVideoOptions(args);
    // The studio is loaded only when it is needed: help and mistakes are answered at once.
    const { inShellStudio } = await import('./shell-studio.ts');
    const { makeVideo } = await import('./make-video.ts');
    await inShellStudio(settings, terminal, (shell) => makeVideo(shell, options));
  },
};
