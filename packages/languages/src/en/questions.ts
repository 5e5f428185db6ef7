import { unicodeWords } from '../notation/unicode-words.ts';
import { wordSet } from '../notation/word-set.ts';
import type { QuestionWording } from '../types/question-wording.ts';
import { scales } from './scales.ts';

export const questions: QuestionWording = {
  prompts: {
    order: 'In which order do the steps of “{topic}” come?',
    orderFirst: 'In which order do the first steps of “{topic}” come?',
    truth: 'About “{topic}”: true or false? {statement}',
    nextStep: 'About “{topic}”: which step comes right after this one? {step}',
    gap: 'About “{topic}”: what is missing from the sentence? {statement}',
    when: 'About “{topic}”: when does this apply? {statement}',
    purpose: 'About “{topic}”: what is this for? {statement}',
    reason: 'About “{topic}”: for what reason? {statement}',
    cell: 'About “{topic}”: what is given as “{column}” for “{row}”?',
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
  atLeast: unicodeWords(/\b(?:at least|no less than|minimum(?: of)?)\b/iu),
  over: unicodeWords(/\b(?:more than|over|above|beyond|exceed\p{L}*|excess of|from)\b/iu),
  orLess: unicodeWords(/^ (?:or (?:less|fewer|below|under)|at (?:the )?most|maximum)\b/iu),
  orMore: unicodeWords(/^ (?:or (?:more|above|over)|at least|minimum)\b/iu),
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
  banOpening: unicodeWords(
    /^(?:do not|don['’]t|never) (?!(?:be|hesitate|forget|worry|fail|feel)\b)(?=\p{Ll}{2,} )/iu,
  ),
  adjuncts: {
    when: {
      opening: unicodeWords(
        /^(?:if|when|whenever|in case of|in the event of|as long as|while|before|after|once|as soon as|during|until|unless)\b/iu,
      ),
      ending: unicodeWords(
        /(?<=[^\s,] )(?:if|when|whenever|in case of|in the event of|as long as|as soon as|once|until|unless)(?= \p{L})/giu,
      ),
    },
    purpose: {
      opening: unicodeWords(/^(?:to|in order to|so that) (?=\p{Ll})/iu),
      ending: unicodeWords(
        /(?<=[^\s,] )(?:so that|in order to|so as to|to (?=(?:avoid|prevent|make sure|ensure|keep|protect|reduce|help|show|prove|stop|allow|give|get|find|check|confirm|cover|support|improve|save|limit|guarantee|enable|maintain|learn|understand|identify|detect|comply)\b))(?= ?\p{L})/giu,
      ),
    },
    reason: { opening: null, ending: unicodeWords(/(?<=[^\s] )(?:because|due to)(?= \p{L})/giu) },
  },
  needsClause: unicodeWords(
    /\b(?:ask\p{L}*|check\p{L}*|see|know\p{L}*|decid\p{L}*|sure|wonder\p{L}*|verif\p{L}*|confirm\p{L}*|tell|say|even|only|except|and|or|as|note|find out|determine|seconds?|minutes?|hours?|days?|weeks?|months?|years?|shortly|soon|right|just|immediately|long|look|not|need\p{L}*|want\p{L}*|able|required?|try|used|mainly|partly|is|are|was|day|time|moment)$/iu,
  ),
  people: wordSet(
    `manager managers supervisor supervisors director directors customer customers client clients guest guests visitor visitors patient patients nurse nurses doctor doctors driver drivers operator operators technician technicians engineer engineers coordinator coordinators commander owner owners lead leads leader leaders head captain pilot agent agents officer officers clerk clerks cashier cashiers receptionist receptionists teacher teachers student students pupil pupils parent parents contractor contractors supplier suppliers applicant applicants candidate candidates administrator administrators analyst analysts assistant assistants trainer trainers trainee trainees committee council inspector inspectors auditor auditors cleaner cleaners cook cooks chef porter porters warden wardens marshal marshals responder responders reviewer reviewers maintainer maintainers contributor contributors author authors editor editors accountant lawyer lawyers partner partners seller buyer buyers tenant tenants landlord resident residents volunteer volunteers loader loaders carer carers`,
  ),
  articles: new Map([
    ['the', ''],
    ['your', ''],
  ]),
  ofLink: /^of(?: the)?$/iu,
  scales,
  sequence: unicodeWords(
    /\b(?:steps?|procedures?|how to|process|instructions|sequence|order|first|then|next|once|after|before|finally|last|until|start|begin|wait|again|if you|when)\b/iu,
  ),
  leaning:
    /(?:more|less|fewer) than that|^(?:may|must|can|could|should|shall|will|would|is|are|was|were|has|had) /iu,
  ownVoice: unicodeWords(
    /\b(?:i|me|my|mine|here|now|today|yesterday|(?:above|below|following)(?! (?:the|a|each|\d))|previous(?:ly)?|earlier)\b/iu,
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
