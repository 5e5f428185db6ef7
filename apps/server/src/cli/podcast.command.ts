import type { Command } from './command.ts';
import { podcastHelp, readPodcastOptions } from './podcast-options.ts';

export const podcastCommand: Command = {
  name: 'podcast',
  summary: 'makes a conversation of two about texts, pages or a file',
  help: podcastHelp,
  async run(args, settings, terminal) {
    const options = readPodcastOptions(args);
    // The studio is loaded only when it is needed: help and mistakes are answered at once.
    const { inShellStudio } = await import('./shell-studio.ts');
    const { makePodcast } = await import('./make-podcast.ts');
    await inShellStudio(settings, terminal, (shell) => makePodcast(shell, options));
  },
};
