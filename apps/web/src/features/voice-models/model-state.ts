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

/** The languages of all models without their regions, such as `es`. */
export const languagesOf = (models: readonly VoiceModel[]): string[] => [
  ...new Set(models.flatMap(({ languages }) => languages.map(languageOf))),
];

/** Those that speak a language. Models that are here or on their way are shown anyway. */
export const shownModels = (models: readonly VoiceModel[], language: string): VoiceModel[] =>
  models.filter(
    ({ languages, isInCatalogue, isPresent, fetch }) =>
      isPresent ||
      !isInCatalogue ||
      fetch !== null ||
      languages.some((code) => languageOf(code) === language),
  );

const languageOf = (code: string) => code.slice(0, 2);
