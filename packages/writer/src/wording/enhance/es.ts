import { unicodeWords } from '../unicode-words.ts';
import type { EnhanceWording } from './enhance-wording.ts';

/** Spanish. */
export const es: EnhanceWording = {
  spoken: [
    [/(?<=\d)\s?%/gu, ' por ciento'],
    [unicodeWords(/\bp\.\s?ej\./giu), 'por ejemplo'],
    [unicodeWords(/\betc\.(?=$)/giu), 'etcétera.'],
    [unicodeWords(/\betc\.(?!\p{L})/giu), 'etcétera'],
    [unicodeWords(/\baprox\.(?=\s)/giu), 'aproximadamente'],
    [unicodeWords(/\b(?:n[úu]m\.|nro\.|n\.\s?º|nº)\s?(?=\d)/giu), 'número '],
    [unicodeWords(/\bpágs\.\s?(?=\d)/giu), 'páginas '],
    [unicodeWords(/\bpág\.\s?(?=\d)/giu), 'página '],
    [unicodeWords(/\bDr\.(?=\s\p{Lu})/gu), 'doctor'],
    [unicodeWords(/\bDra\.(?=\s\p{Lu})/gu), 'doctora'],
    [unicodeWords(/\bSr\.(?=\s\p{Lu})/gu), 'señor'],
    [unicodeWords(/\bSra\.(?=\s\p{Lu})/gu), 'señora'],
    [unicodeWords(/\bEE\.\s?UU\.(?=\s\p{Ll}|,)/gu), 'Estados Unidos'],
    [/(?<=\p{L})\s&\s(?=\p{L})/gu, ' y '],
  ],
  units: {
    'km/h': ['kilómetro por hora', 'kilómetros por hora'],
    km: ['kilómetro', 'kilómetros'],
    cm: ['centímetro', 'centímetros'],
    mm: ['milímetro', 'milímetros'],
    kg: ['kilogramo', 'kilogramos'],
    'm²': ['metro cuadrado', 'metros cuadrados'],
    min: ['minuto', 'minutos'],
    h: ['hora', 'horas'],
    '€': ['euro', 'euros'],
    '°C': ['grado', 'grados'],
  },
  to: 'a',
  shorter: [
    [
      unicodeWords(/\bcon (?:el|la) (?:objetivo|fin|propósito|finalidad) de (?=\p{Ll}+r\b)/giu),
      'para ',
    ],
    [unicodeWords(/\bdebido (?:al hecho de que|a que)\b/giu), 'porque'],
    [unicodeWords(/\ba pesar del hecho de que\b/giu), 'aunque'],
    [unicodeWords(/\ben la actualidad\b/giu), 'hoy'],
    [unicodeWords(/\bllevar a cabo\b/giu), 'hacer'],
    [unicodeWords(/^no obstante,/iu), 'aun así,'],
    [unicodeWords(/^asimismo,/iu), 'también,'],
    [unicodeWords(/^adicionalmente,/iu), 'además,'],
    [unicodeWords(/^(?:por consiguiente|por ende|en consecuencia|por lo tanto),/iu), 'por eso,'],
    [unicodeWords(/^en primera instancia,/iu), 'primero,'],
  ],
  preambles: unicodeWords(
    /^(?:(?:cabe|conviene) (?:destacar|señalar|mencionar)|es (?:importante|necesario) (?:destacar|señalar|mencionar|tener en cuenta)|hay que (?:destacar|señalar|tener en cuenta)) que\s+/iu,
  ),
  doubled: unicodeWords(/\b(de|la|el|los|las|que|en|un|una|y|a|con|para|por|se) \1\b/giu),
  joints: [
    { gap: /;\s+/gu, begins: '', needsVerb: true },
    { gap: /,\s+pero\s+(?!no\s|también\s|sí\s)/gu, begins: 'Pero ' },
    { gap: /,\s+por lo (?:que|cual)\s+/gu, begins: 'Por eso, ' },
    { gap: /,\s+así que\s+/gu, begins: 'Así que ' },
    { gap: /,\s+mientras que\s+/gu, begins: 'En cambio, ' },
    { gap: /,\s+(?:ya que|puesto que|dado que)\s+/gu, begins: 'La razón es que ' },
    {
      gap: /,\s+y\s+(?=(?:el|la|los|las|un|una|cada|nadie|esto|eso|ella|él|usted)\s)/gu,
      begins: 'Y ',
      needsVerb: true,
    },
  ],
  subordinate: unicodeWords(
    /^(?:si|cuando|aunque|como|porque|mientras|para que|al|después de|antes de|una vez que|en cuanto|donde|ya que)\b/iu,
  ),
  relative: unicodeWords(
    /,\s(?:que|quien|quienes|donde|cuy[oa]s?|l[oa]s? cual(?:es)?|el cual)\b/iu,
  ),
  slower: 'más despacio',
};
