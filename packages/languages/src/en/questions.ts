import { unicodeWords } from '../notation/unicode-words.ts';
import { wordSet } from '../notation/word-set.ts';
import type { QuestionWording } from '../types/question-wording.ts';
import { scales } from './scales.ts';

export const questions: QuestionWording = {
  prompts: {
    order: 'In which order do the steps of “{topic}” come?',
    orderFirst: 'In which order do the first steps of “{topic}” come?',
    truth: 'About “{topic}”: true or false? {statement}',
    gap: 'About “{topic}”: what is missing from the sentence? {statement}',
    when: 'About “{topic}”: when does this apply? {statement}',
    purpose: 'About “{topic}”: what is this for? {statement}',
    cell: 'About “{topic}”: what is given as “{column}” for “{row}”?',
    match: 'About “{topic}”: what belongs to each term?',
    answer: 'About “{topic}”: {question}',
  },
  yes: 'Yes',
  no: 'No',
  yesOrNo: /^(?:(yes)|no)(?=[.,;:])/iu,
  numberWords: {
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    ninety: 90,
  },
  rangeLink: /to|and|or|through/u,
  atMost: unicodeWords(
    /\b(?:up to|at most|no more than|not more than|less than|fewer than|under|below|maximum(?: of)?|within|by|before|in)\b/iu,
  ),
  atLeast: unicodeWords(/\b(?:at least|no less than|minimum(?: of)?)\b/iu),
  over: unicodeWords(/\b(?:more than|over|above|beyond|exceed\p{L}*|excess of|from)\b/iu),
  orLess: unicodeWords(/^ (?:or (?:less|fewer|below|under)|at (?:the )?most|maximum)\b/iu),
  orMore: unicodeWords(/^ (?:or (?:more|above|over)|at least|minimum)\b/iu),
  roughly: unicodeWords(
    /\b(?:even if|other|another|about|around|roughly|approximately|some|almost|nearly)$/iu,
  ),
  numberLabel: unicodeWords(
    /\b(?:art(?:icles?|\.)?|sections?|annex|appendix|chapters?|pages?|act|regulation|standard|figures?|tables?|version|edition|steps?|points?|items?|no|number|iso|rule|part|level|class|type|grade)\.?$/iu,
  ),
  negation: unicodeWords(
    /(?<=\b(?:must|may|should|shall|can|is|are|will|would)) not\b|(?<=\bcan)not\b|(?<=[^\s,;] )(?<!\b(?:and|or|but|please) )do not (?=\p{Ll})/iu,
  ),
  anyNegation: /n['’]t(?!\p{L})|(?<!\p{L})(?:no|not|cannot)(?!\p{L})/giu,
  negatedOnly: unicodeWords(
    /\b(?:any\p{L}*|nor|neither|never|nobody|nothing|none|until|till|unless|except|before|but|because|since|only|even|either|yet|at all|more than|less than|instead|rather|without|underestimated|overlooked|ignored|forgotten|neglected|disregarded)\b|:|[;,] (?:not|no)\b/iu,
  ),
  banOpening: unicodeWords(
    /^(?:do not|don['’]t|never) (?!(?:be|hesitate|forget|worry|fail|feel)\b)(?=\p{Ll}{2,} )/iu,
  ),
  clauses: {
    when: unicodeWords(
      /^(?:if|when|whenever|in case of|in the event of|as long as|while|before|after|once|as soon as|during|until|unless)\b/iu,
    ),
    purpose: unicodeWords(/^(?:to|in order to|so that) (?=\p{Ll})/iu),
  },
  caseBehind: unicodeWords(
    /(?<=[^\s,] )(?:if|when|whenever|in case of|in the event of|as long as|as soon as|once|until|unless)(?= \p{L})/iu,
  ),
  scales,
  sequence: unicodeWords(
    /\b(?:steps?|procedures?|how to|process|instructions|sequence|order|first|then|next|once|after|before|finally|last|until|start|begin|wait|again|if you|when)\b/iu,
  ),
  leaning:
    /(?:more|less|fewer) than that|\b(?:when|if|once|until) both\b|^\p{L}{2,}[a-rtv-z]s (?:the|an?|all|your|our)\b|^\p{L}+(?<!e)ed (?:on|in|at|by|from) |^(?:not|may|must|can|could|should|shall|will|would|is|are|was|were|has|had) /iu,
  leaningLater: unicodeWords(
    /^(?:then|also|instead|otherwise|ideally|additionally|likewise|if so|if not|if needed|if necessary|at (?:first|last))\b|^the (?:first|second|third|other|same|latter|former)\b/iu,
  ),
  vague: unicodeWords(
    /\b(?:adequate\p{L}*|appropriate\p{L}*|suitabl[ey]|proper(?:ly)?|correct(?:ly)?|necessary (?:measures|steps|precautions)|due care|carefully|well |respectful\p{L}*|professionally|responsible for ensuring|make sure that everyone|code of conduct|to a m[ai][nx]imum|some(?:times|one)?|often|usually|typically|generally|normally|might|(?:if|as|when|where) (?:applicable|needed|necessary|possible|appropriate|required))\b/iu,
  ),
  mistakes: unicodeWords(
    /\b(?:(?:common|frequent|typical) (?:mistakes|errors)|mistakes to avoid|don['’]ts|bad practices?|pitfalls)\b/iu,
  ),
  lasting: unicodeWords(
    /^(?:nobody|no one|keep|maintain|ensure|make sure|avoid|remember|watch|know|be|stay|never|always|all|any|every|each|no|only)\b|^note:|\b(?:is|are) (?:prohibited|forbidden|not (?:allowed|permitted))\b|\bwill be \p{L}+ed\b/iu,
  ),
  place: unicodeWords(
    /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|then|next|after\p{L}*|before|during|finally|last(?:ly)?|once|if (?:still|not|un\p{L}+))\b/iu,
  ),
  paired: wordSet('hand hands foot feet eye eyes ear ears arm arms leg legs glove gloves'),
  ownVoice: unicodeWords(
    /^you may have to\b|\b(?:i|me|my|mine|here|now|today|yesterday|(?:above|below|following)(?! (?:the|a|each|\d))|previous(?:ly)?|earlier|finally|since (?:19|20)\d\d)\b|^(?:you(?: have| are)(?! (?:\p{N}+|the right|to|entitled|required|responsible|not (?:allowed|permitted))\b)|you['’](?:ve|re)|we have|there (?:is|are)|(?:for )?example|objectives?|purpose|goals?)\b|^(?:this |the |our )?(?:\p{L}+ ){0,3}(?:sop|polic(?:y|ies)|manual|guide|handbook|document|guidelines|appendix|chapter|section) (?:establish|describ|outlin|defin|provid|cover|appl|explain|sets?|contain|summari|is intended|aim|serv)\p{L}*/iu,
  ),
  allOrNone: unicodeWords(
    /\b(?:(?:all|none|both|any) of (?:the above|these|them)|both a and b)\b/iu,
  ),
  absolute: unicodeWords(/\b(?:always|never)\b/iu),
  negativeStem: unicodeWords(
    /\b(?:which|what|who|when|where)\b[^?]{0,200}\b(?:not|never|except|incorrect|false|wrong)\b/iu,
  ),
  trivia: unicodeWords(
    /\b(?:pages?|phone|telephone|tel|fax|extension|ext|mobile|hotline|call|dial|ring|emergency contact|address)\b/iu,
  ),
  openArticle: unicodeWords(/\b(?:an?)$/iu),
};
