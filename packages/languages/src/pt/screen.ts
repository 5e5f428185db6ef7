import { unicodeWords } from '../notation/unicode-words.ts';
import type { ScreenCues } from '../types/screen-cues.ts';

export const screen: ScreenCues = {
  sides: unicodeWords(
    /^(?:antes|depois|sim|não|certo|errado|correto|incorreto|permitido|proibido|vantagens|desvantagens|prós|contras|mito|verdade|o que fazer|o que não fazer)\b/iu,
  ),
  defines: unicodeWords(
    /^(?:(?:entende-se por|por) ([^,:]{2,48}?),? (?:entende-se )?((?:os?|as?|um|uma|tod[oa]s?|qualquer|aquel[ea])\b.+)|([^,:]{2,48}?) (?:é|são|significam?|define-se como|refere-se a|consiste em) ((?:os?|as?|um|uma|tod[oa]s?|qualquer|aquel[ea])\b.+))$/iu,
  ),
  amountVerb: /(?:é|são|será|custa|custam|vale|valem|dura|duram|mede|pesa)(?: de)?/u,
  article: /^(?:o|a|os|as|um|uma)\s/iu,
};
