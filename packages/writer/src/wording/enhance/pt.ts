import { unicodeWords } from '../unicode-words.ts';
import type { EnhanceWording } from './enhance-wording.ts';

/** Portuguese. */
export const pt: EnhanceWording = {
  spoken: [
    [/(?<=\d)\s?%/gu, ' por cento'],
    [unicodeWords(/\bp\.\s?ex\./giu), 'por exemplo'],
    [unicodeWords(/\betc\.(?=$)/giu), 'et cetera.'],
    [unicodeWords(/\betc\.(?!\p{L})/giu), 'et cetera'],
    [unicodeWords(/\baprox\.(?=\s)/giu), 'aproximadamente'],
    [unicodeWords(/\b(?:núm\.|n\.\s?º|nº)\s?(?=\d)/giu), 'número '],
    [unicodeWords(/\bpágs\.\s?(?=\d)/giu), 'páginas '],
    [unicodeWords(/\bpág\.\s?(?=\d)/giu), 'página '],
    [unicodeWords(/\bDr\.(?=\s\p{Lu})/gu), 'doutor'],
    [unicodeWords(/\bDra\.(?=\s\p{Lu})/gu), 'doutora'],
    [unicodeWords(/\bSr\.(?=\s\p{Lu})/gu), 'senhor'],
    [unicodeWords(/\bSra\.(?=\s\p{Lu})/gu), 'senhora'],
    [/(?<=\p{L})\s&\s(?=\p{L})/gu, ' e '],
  ],
  units: {
    'km/h': ['quilômetro por hora', 'quilômetros por hora'],
    km: ['quilômetro', 'quilômetros'],
    cm: ['centímetro', 'centímetros'],
    mm: ['milímetro', 'milímetros'],
    kg: ['quilograma', 'quilogramas'],
    'm²': ['metro quadrado', 'metros quadrados'],
    min: ['minuto', 'minutos'],
    h: ['hora', 'horas'],
    '€': ['euro', 'euros'],
    '°C': ['grau', 'graus'],
  },
  to: 'a',
  shorter: [
    [
      unicodeWords(/\bcom (?:o objetivo|o fim|o propósito|a finalidade) de (?=\p{Ll}+r\b)/giu),
      'para ',
    ],
    [unicodeWords(/\bdevido ao fato de que\b/giu), 'porque'],
    [unicodeWords(/\bapesar do fato de que\b/giu), 'embora'],
    [unicodeWords(/\bna atualidade\b/giu), 'hoje'],
    [unicodeWords(/^não obstante,/iu), 'mesmo assim,'],
    [unicodeWords(/^(?:ademais|adicionalmente),/iu), 'além disso,'],
    [unicodeWords(/^(?:por conseguinte|consequentemente|portanto),/iu), 'por isso,'],
  ],
  preambles: unicodeWords(
    /^(?:cabe (?:destacar|ressaltar|mencionar)|vale (?:destacar|ressaltar|lembrar)|é (?:importante|necessário) (?:destacar|ressaltar|mencionar|levar em conta)) que\s+/iu,
  ),
  doubled: unicodeWords(/\b(de|a|o|os|as|que|em|um|uma|e|com|para|por|se) \1\b/giu),
  joints: [
    { gap: /;\s+/gu, begins: '', needsVerb: true },
    { gap: /,\s+mas\s+(?!também\s|sim\s|não\s)/gu, begins: 'Mas ' },
    { gap: /,\s+por isso\s+/gu, begins: 'Por isso, ' },
    { gap: /,\s+então\s+/gu, begins: 'Então, ' },
    { gap: /,\s+enquanto que\s+/gu, begins: 'Já ' },
    { gap: /,\s+(?:já que|uma vez que|visto que)\s+/gu, begins: 'A razão é que ' },
    {
      gap: /,\s+e\s+(?=(?:o|a|os|as|um|uma|cada|ninguém|isto|isso|ela|ele|você)\s)/gu,
      begins: 'E ',
      needsVerb: true,
    },
  ],
  subordinate: unicodeWords(
    /^(?:se|quando|embora|como|porque|enquanto|para que|ao|depois de|antes de|uma vez que|assim que|onde|já que)\b/iu,
  ),
  relative: unicodeWords(/,\s(?:que|quem|onde|cuj[oa]s?|[oa]s? qua(?:l|is))\b/iu),
  slower: 'mais devagar',
};
