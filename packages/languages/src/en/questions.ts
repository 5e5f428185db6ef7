import { unicodeWords } from '../notation/unicode-words.ts';
import type { QuestionWording } from '../types/question-wording.ts';

export const questions: QuestionWording = {
  prompts: {
    order: 'In which order do the steps of “{topic}” come?',
    orderFirst: 'In which order do the first steps of “{topic}” come?',
    number: 'About “{topic}”: which figure is missing from the sentence? {statement}',
    truth: 'About “{topic}”: true or false? {statement}',
    condition: 'About “{topic}”: in which case does this apply? {statement}',
    avoid: 'About “{topic}”: which of these actions must be avoided?',
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
  atLeast: unicodeWords(
    /\b(?:at least|no less than|more than|over|above|minimum(?: of)?|beyond|from)\b/iu,
  ),
  roughly: unicodeWords(/\b(?:about|around|roughly|approximately|some|almost|nearly)$/iu),
  numberLabel: unicodeWords(
    /\b(?:art(?:icles?|\.)?|sections?|annex|appendix|chapters?|pages?|act|regulation|standard|figures?|tables?|version|edition|steps?|points?|items?|no|number|iso|rule|part|level|class|type|grade)\.?$/iu,
  ),
  negation: unicodeWords(
    /(?<=\b(?:must|may|should|shall|can|is|are|will|would)) not\b|(?<=\bcan)not\b|(?<=[^\s,;] )(?<!\b(?:and|or|but|please) )do not (?=\p{Ll})/iu,
  ),
  anyNegation: /n['’]t(?!\p{L})|(?<!\p{L})(?:no|not|cannot)(?!\p{L})/giu,
  negatedOnly: unicodeWords(
    /\b(?:any\p{L}*|nor|neither|never|nobody|nothing|none|until|till|unless|except|before|but|because|since|only|even|either|yet|at all|more than|less than|instead|rather|without)\b|:|[;,] (?:not|no)\b/iu,
  ),
  banOpening: unicodeWords(/^(?:do not|don['’]t|never) (?=\p{Ll}{2,} )/iu),
  caseOpening: unicodeWords(/^(?:if|when|whenever|in case of|as long as|while)\b/iu),
  caseEnding: unicodeWords(/(?<=[^\s,] )(?:if|when|whenever|in case of|as long as)(?= \p{L})/giu),
  asksWhether: unicodeWords(
    /\b(?:ask\p{L}*|check\p{L}*|see|know\p{L}*|decid\p{L}*|sure|wonder\p{L}*|verif\p{L}*|confirm\p{L}*|tell|say|even|only|except|and|or|as|note|find out|determine)$/iu,
  ),
  ownVoice: unicodeWords(
    /\b(?:i|me|my|mine|here|now|today|yesterday|above|below|following|previous(?:ly)?|earlier)\b/iu,
  ),
  allOrNone: unicodeWords(
    /\b(?:(?:all|none|both|any) of (?:the above|these|them)|both a and b)\b/iu,
  ),
  absolute: unicodeWords(/\b(?:always|never)\b/iu),
  negativeStem: unicodeWords(
    /\b(?:which|what|who|when|where)\b[^?]{0,200}\b(?:not|never|except|incorrect|false|wrong)\b/iu,
  ),
  trivia: unicodeWords(
    /\b(?:pages?|phone|telephone|tel|fax|extension|ext|mobile|hotline|call|dial|ring)\b/iu,
  ),
  openArticle: unicodeWords(/\b(?:an?)$/iu),
};
