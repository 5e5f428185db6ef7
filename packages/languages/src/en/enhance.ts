import { unicodeWords } from '../notation/unicode-words.ts';
import { wordSet } from '../notation/word-set.ts';
import type { EnhanceWording } from '../types/enhance-wording.ts';

export const enhance: EnhanceWording = {
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
  spokenTitles: wordSet('Dr'),
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
    [unicodeWords(/\bin the event that\b/giu), 'if'],
    [unicodeWords(/\bprior to\b/giu), 'before'],
    [unicodeWords(/\bsubsequent to\b/giu), 'after'],
    [unicodeWords(/\b(?:is|are|am) able to\b/giu), 'can'],
    [unicodeWords(/\bwith (?:regard|respect) to\b/giu), 'about'],
    [unicodeWords(/\bper annum\b/giu), 'a year'],
    [unicodeWords(/\b(is|are|was|were) aged (?=\d)/giu), '$1 '],
    [unicodeWords(/\bis (also )?in receipt of\b/giu), '$1receives'],
    [unicodeWords(/\bare (also )?in receipt of\b/giu), '$1receive'],
    [unicodeWords(/\butilis(?=(?:e|es|ed|ing)\b)/giu), 'us'],
    [unicodeWords(/\butiliz(?=(?:e|es|ed|ing)\b)/giu), 'us'],
    [unicodeWords(/\bin addition to\b/giu), 'besides'],
    [
      unicodeWords(
        /\b(do|does|did|is|are|was|were|has|have|had|could|would|should) not (?!only\b)(?=\p{L})/giu,
      ),
      '$1n’t ',
    ],
    [unicodeWords(/\bcannot (?!only\b|but\b)(?=\p{L})/giu), 'can’t '],
    [unicodeWords(/^however,/iu), 'but'],
    [unicodeWords(/^subsequently,/iu), 'then,'],
    [unicodeWords(/^in addition,/iu), 'also,'],
    [unicodeWords(/^(?:firstly|in the first place),/iu), 'first,'],
    [unicodeWords(/^secondly,/iu), 'second,'],
    [unicodeWords(/^(?:lastly|in conclusion),/iu), 'finally,'],
    [unicodeWords(/^(?:as a result|as a consequence|hence),/iu), 'so,'],
    [unicodeWords(/\bat the present time\b/giu), 'now'],
    [unicodeWords(/\ba large number of\b/giu), 'many'],
    [unicodeWords(/^(?:furthermore|moreover|additionally),/iu), 'also,'],
    [unicodeWords(/^(?:therefore|consequently|thus),/iu), 'so,'],
    [unicodeWords(/^(?:nevertheless|nonetheless),/iu), 'still,'],
  ],
  preambles: unicodeWords(
    /(?:^|(?<=, ))it (?:is (?:important|worth)(?: to)?|should be) (?:note|noting|noted|mention|mentioning|mentioned|point out|pointed out) that\s+/iu,
  ),
  doubled: unicodeWords(/\b(the|a|an|of|to|in|and|is|for|on) \1\b/giu),
  joints: [
    {
      gap: /,\s+which\s+(?=(?:means|allows|lets|makes|helps|saves|reduces|causes|shows|prevents)\s)/gu,
      begins: 'That ',
    },
    {
      gap: unicodeWords(
        /(?<=(?<!\b(?:of|and|or)\s)\bthe\s(\p{Ll}{3,40})),\s+which\s+(?=(?:is|are|was|were|has|have|will|can|must|may|should)\s)/giu,
      ),
      begins: 'The $1 ',
      isRelative: true,
    },
    {
      gap: unicodeWords(
        /(?<=(?<!\b(?:of|and|or)\s)\ban?\s(\p{Ll}{3,40})),\s+which\s+(?=(?:is|was|has|will|can|must|may|should)\s)/giu,
      ),
      begins: 'That $1 ',
      isRelative: true,
    },
    { gap: /(?<![\s,])\s+and\s+/gu, begins: '', joinsClauses: true },
    { gap: /;\s+/gu, begins: '', needsVerb: true },
    { gap: /,\s+but\s+(?!also\s|rather\s|not\s|only\s)/gu, begins: 'But ' },
    {
      gap: /,\s+so\s+(?=(?:the|a|an|it|this|they|we|you|he|she|each|every)\s)/gu,
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
  clause: unicodeWords(
    /\b(?:that|which|who|whose|whom|where|when|if|whether|because|although|though|while|since|how|what|why|between|both|either|to)\b/iu,
  ),
  contracted: new Set(),
  refersBack: unicodeWords(
    /^(?:that|this|these|those|but|so|also|still|and|then|second|finally|by contrast|it|they|he|she)\b/iu,
  ),
  negation: unicodeWords(
    /\b(?:not|never|no|nor|without|nobody|nothing|none|hardly|almost|only|\p{L}+n[’']t)\b/giu,
  ),
  caution: unicodeWords(
    /\b(?:never|forbidden|mandatory|danger(?:ous)?|hazards?|risks?|warning|beware)\b/iu,
  ),
  stress: unicodeWords(/\b(?:most important|essential|crucial|remember|above all)\b/iu),
  slower: 'slower',
  firm: 'firm',
  stressed: 'with emphasis',
  curious: 'curious',
  warm: 'warm',
  corrects: unicodeWords(
    /\b(?:not|only|just|simply|partly|mainly|mostly|and|or|but|is|was|precisely|largely)$|\bnot (?:only|just|because)\b/iu,
  ),
};
