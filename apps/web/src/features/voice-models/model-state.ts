import type { VoiceModel } from '@tarima/contract';

/** True while the studio works on a model. A question to the owner is not work. */
export const isUnderWay = ({ fetch }: VoiceModel): boolean =>
  fetch !== null &&
  fetch.stage !== 'asking' &&
  (fetch.status === 'waiting' || fetch.status === 'processing');

/** The hash that the owner has to compare; null if nothing is asked. */
export const askedHash = ({ fetch }: VoiceModel): string | null =>
  fetch?.stage === 'asking' ? fetch.sha256 : null;

/** The recommended model is the first of the catalogue. */
export const recommendedId = (models: readonly VoiceModel[]): string | undefined =>
  models.find(({ isInCatalogue }) => isInCatalogue)?.id;
