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
  forbids: unicodeWords(
    /^(?:no (?!hay\b|hace\b|es\b|son\b|está|todo|siempre|solo\b|incluye|necesita|tiene|requiere|importa|basta|pasa\b|existe)(?:se |l[aeo]s? )?\p{L}{2,}|nadie (?:puede|debe|entra|sale|sube|toca|\p{L}+ sin)\b|evit[ea]n?\b|evitar\b)|\b(?:prohibid[oa]s?|se prohíben?|prohíben?|nunca|jamás|en ningún caso|bajo ningún concepto|no (?:se )?(?:permiten?|deben?|deberá[ns]?|pueden?|podrá[ns]?|admiten?|aceptan?)|no (?:está|están) permitid[oa]s?)\b/iu,
  ),
  demands: unicodeWords(
    /\b(?:debes?|deben|deberá[ns]?|hay que|tiene[ns]? que|es (?:obligatori[oa]|imprescindible|necesario)|obligatori[oa]s?)\b/iu,
  ),
  addsPhrase: unicodeWords(
    /\b(?:en|con|por|para|mediante|durante|sobre|desde|hacia|ante|tras|entre|a través de|gracias a|debido a|dentro de|porque|ya que|puesto que|a fin de|con el fin de|con el objetivo de)\b/iu,
  ),
};
