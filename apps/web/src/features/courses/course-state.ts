import type { Course } from '@tarima/contract';

export const isGenerating = ({ generation }: Course): boolean =>
  generation?.status === 'waiting' || generation?.status === 'processing';

/** Only a structure with a title counts. */
export const hasStructure = ({ title, modules }: Course): boolean =>
  title.trim() !== '' && modules.length > 0;
