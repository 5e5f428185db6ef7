import { unicodeWords } from '../unicode-words.ts';
import type { EnhanceWording } from './enhance-wording.ts';

/** English. */
export const en: EnhanceWording = {
  spoken: [
    [/(?<=\d)\s?%/gu, ' percent'],
    [unicodeWords(/\be\.\s?g\.(?!\p{L})/giu), 'for example'],
    [unicodeWords(/\bi\.\s?e\.(?!\p{L})/giu), 'that is'],
    [unicodeWords(/\betc\.(?=$)/giu), 'and so on.'],
    [unicodeWords(/\betc\.(?!\p{L})/giu), 'and so on'],
    [unicodeWords(/\bapprox\.(?=\s)/giu), 'approximately'],
    [unicodeWords(/\bno\.\s?(?=\d)/giu), 'number '],
    [unicodeWords(/\bpp\.\s?(?=\d)/giu), 'pages '],
    [unicodeWords(/\bDr\.(?=\s\p{Lu})/gu), 'Doctor'],
    [/(?<=\p{L})\s&\s(?=\p{L})/gu, ' and '],
  ],
  units: {
    'km/h': ['kilometre per hour', 'kilometres per hour'],
    km: ['kilometre', 'kilometres'],
    cm: ['centimetre', 'centimetres'],
    mm: ['millimetre', 'millimetres'],
    kg: ['kilogram', 'kilograms'],
    'm²': ['square metre', 'square metres'],
    min: ['minute', 'minutes'],
    h: ['hour', 'hours'],
    '€': ['euro', 'euros'],
    '°C': ['degree', 'degrees'],
  },
  to: 'to',
  shorter: [
    [unicodeWords(/\bin order to\b/giu), 'to'],
    [unicodeWords(/\bdue to the fact that\b/giu), 'because'],
    [unicodeWords(/\bin spite of the fact that\b/giu), 'although'],
    [unicodeWords(/\bat the present time\b/giu), 'now'],
    [unicodeWords(/\ba large number of\b/giu), 'many'],
    [unicodeWords(/^(?:furthermore|moreover|additionally),/iu), 'also,'],
    [unicodeWords(/^(?:therefore|consequently|thus),/iu), 'so,'],
    [unicodeWords(/^(?:nevertheless|nonetheless),/iu), 'still,'],
  ],
  preambles: unicodeWords(
    /^it (?:is (?:important|worth)(?: to)?|should be) (?:note|noting|noted|mention|mentioning|mentioned|point out|pointed out) that\s+/iu,
  ),
  doubled: unicodeWords(/\b(the|a|an|of|to|in|and|is|for|on) \1\b/giu),
  joints: [
    { gap: /;\s+/gu, begins: '', needsVerb: true },
    { gap: /,\s+but\s+(?!also\s|rather\s|not\s|only\s)/gu, begins: 'But ' },
    {
      gap: /,\s+so\s+(?=(?:the|a|an|it|this|that|they|we|you|he|she|each|every)\s)/gu,
      begins: 'So ',
    },
    { gap: /,\s+whereas\s+/gu, begins: 'By contrast, ' },
    { gap: /,\s+because\s+(?!of\s)/gu, begins: 'That is because ' },
    {
      gap: /,\s+and\s+(?=(?:the|a|an|it|this|that|they|we|you|he|she|each|every|nobody)\s)/gu,
      begins: 'And ',
      needsVerb: true,
    },
  ],
  subordinate: unicodeWords(
    /^(?:if|when|although|though|as|because|while|since|after|before|once|unless|whenever|where|to)\b/iu,
  ),
  relative: unicodeWords(/,\s(?:which|who|whose|whom|where)\b/iu),
  slower: 'slower',
};
