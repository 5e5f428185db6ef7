import type { Command } from './command.ts';
import { PODCAST_HELP, readPodcastOptions } from './podcast-options.ts';

export const podcastCommand: Command = {
  name: 'podcast',
  summary: 'makes a conversation of two about texts, pages or a file',
  help: PODCAST_HELP,
  async run(args, settings, terminal) {
    const options = readPodcastOptions(args);
    // The studio is loaded only when it is needed: help and mistakes are answered at once.
    const { makePodcastFromShell } = await import('./make-podcast.ts');
    await makePodcastFromShell(options, settings, terminal);
  },
};
