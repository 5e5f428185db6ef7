import { unicodeWords } from '../notation/unicode-words.ts';
import type { ScreenCues } from '../types/screen-cues.ts';

export const screen: ScreenCues = {
  sides: unicodeWords(
    /^(?:antes|después|sí|no|bien|mal|correcto|incorrecto|permitido|prohibido|ventajas|desventajas|inconvenientes|pros|contras|mito|realidad|qué hacer|qué no hacer)\b/iu,
  ),
  defines: unicodeWords(
    /^(?:se entiende por ([^,:]{2,48}?),? ((?:el|la|los|las|un|una|tod[oa]s?|cualquier|aquel(?:la)?)\b.+)|([^,:]{2,48}?) (?:es|son|significan?|se define como|se refiere a|consiste en) ((?:el|la|los|las|un|una|tod[oa]s?|cualquier|aquel(?:la)?)\b.+))$/iu,
  ),
  amountVerb: /(?:es|son|será|cuesta|cuestan|vale|valen|dura|duran|mide|pesa|asciende a)(?: de)?/u,
  article: /^(?:el|la|los|las|un|una)\s/iu,
};
