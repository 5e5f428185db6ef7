import type { Tool } from './tools.ts';

/** The files of a tool's sample, in the folder that the server names. */
export const sampleOf = (folder: string, language: string, tool: Tool['name']) => {
  const address = `${folder}/${language}-${tool}`;
  return { video: `${address}.mp4`, captions: `${address}.vtt`, poster: `${address}.jpg` };
};
