import type { Course } from '@tarima/contract';

export const isGenerating = ({ generation }: Course): boolean =>
  generation?.status === 'waiting' || generation?.status === 'processing';

/** A structure is accepted only if it has a title. */
export const hasStructure = ({ title, modules }: Course): boolean =>
  title.trim() !== '' && modules.length > 0;
