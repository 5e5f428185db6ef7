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
  forbids: unicodeWords(
    /^(?:não (?!há\b|é\b|são\b|está|todo|sempre|só\b|inclui|precisa|tem\b|requer|importa|basta|existe)(?:se |[oa]s? )?\p{L}{2,}|ninguém (?:pode|deve|entra|sai|sobe|toca|\p{L}+ sem)\b|evit[ea]m?\b|evitar\b)|\b(?:proibid[oa]s?|proíbem?|nunca|jamais|em hipótese alguma|em nenhum caso|não (?:se )?(?:permitem?|devem?|deverá|podem?|poderá|aceitam?)|não (?:é|são) permitid[oa]s?)\b/iu,
  ),
  demands: unicodeWords(
    /(?<!não )\b(?:devem?|deverá|deverão|é preciso|tem que|têm que|é (?:obrigatóri[oa]|necessário|imprescindível)|obrigatóri[oa]s?)\b/iu,
  ),
  addsPhrase: unicodeWords(
    /\b(?:em|n[oa]s?|com|por|pel[oa]s?|para|mediante|durante|sobre|desde|perante|após|entre|através d[eoa]s?|graças|devido|dentro d[eoa]s?|porque|já que|pois|a fim de|com o (?:fim|objetivo) de)\b/iu,
  ),
};
