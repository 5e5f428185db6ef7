import type { Language } from './constants.ts';

const CONSENTS: Record<Language, string> = {
  es: 'La persona de la foto sabe y acepta que esta empresa muestre su foto y su nombre en sus videos. La foto se ve siempre quieta: nunca se anima ni se hace hablar, y la voz que se oye no es la suya. Puede retirar este permiso cuando quiera: al quitarla de aquí, ningún video nuevo muestra su foto; los videos ya hechos se quedan como están.',
  en: 'The person in the photo knows and agrees that this company shows their photo and name in its videos. The photo always stays still: it is never animated or made to speak, and the voice that is heard is not theirs. They may withdraw this permission at any time: once they are removed here, no new video shows their photo; finished videos stay as they are.',
  pt: 'A pessoa da foto sabe e concorda que esta empresa mostre sua foto e seu nome nos vídeos dela. A foto fica sempre parada: nunca é animada nem aparece falando, e a voz que se ouve não é a da pessoa. Ela pode retirar esta permissão quando quiser: ao ser removida daqui, nenhum vídeo novo mostra sua foto; os vídeos prontos ficam como estão.',
};

/** The words that an owner ticks when adding a person. They are stored with the person. */
export const portraitConsent = (language: Language): string => CONSENTS[language];
