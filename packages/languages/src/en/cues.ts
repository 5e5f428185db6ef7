import { unicodeWords } from '../notation/unicode-words.ts';
import { wordSet } from '../notation/word-set.ts';
import type { Cues } from '../types/cues.ts';

export const cues: Cues = {
  language: 'en',
  and: () => 'and',
  elision: null,
  stemmer: 'english',
  functionWords: wordSet(`half third last new
    result part parts case cases terms order kind sort lot number rest course
    a about above after again against all almost along already also although always am among an and another any
    anyone anything are aren't around as at away back be became because become been before being below between both but by can cannot can't could
    did do does doesn't doing don't done down during each either else enough etc even ever every everyone everything few first for from further get gets
    getting given go goes going got had has have having he her here hers herself him himself his how however i i'm if in instead into is isn't it
    it's its itself just last least less let let's like made make makes making many may me might more most much must my myself need needs neither never next no
    nor not nothing now of off often on once one ones only or other others our ours ourselves out over own per perhaps please put quite rather
    really said same second see seem seems several shall she should since so some something sometimes soon still such than that that's
    the their theirs them themselves then there therefore these they they're thing things this those though three through thus to
    together too toward two under until up upon us use used uses using usually very via want was wasn't way ways we well were what whatever when where
    whether which while who whole whom whose why will with within without won't would yet you you're your yours yourself`),
  determiners: wordSet(
    'the a an its their our your his her each every this these those any another some both all no several many most',
  ),
  phraseLinks: wordSet('of the for and in'),
  phraseArticles: wordSet('the'),
  nounLinks: wordSet('of'),
  verbs:
    wordSet(`gain gains gained earning earns married remain remains receive receives received increase grew grow grows change changes happen happens cost costs believe trust trusts shall joins join send sends connect connects store stores manage manages control controls wrote write said did came went took gave became began saw made put hold holds stay stays turn turns add adds cause causes save saves cut cuts win wins lose loses learn learns think feel live lives change
    is are was were be been being has have had do does did can could will would shall should may might must
    allows allow provides provide offers offer includes include contains contain uses use used shows show needs need requires require
    exists exist serves serve helps help creates create generates generate produces produce indicates indicate explains explain
    describes describe consists consist begins begin starts start ends end follows follow goes go comes come gives give says say
    means mean depends depend appears appear knows know calls call called finds find performs perform runs run takes take makes make made
    reduces reduce increases increase improves improve protects protect avoids avoid prevents prevent implies imply represents represent
    ensures ensure keeps keep gets get becomes become sets set determines determine applies apply supports support enables enable
    lets let wants want works reads read writes write tells tell sees see looks look leads lead brings bring earns earning
    choose click press open select check remember forget forgets kills break breaks published asked required resist trust comply agrees sign outlined`),
  beforeVerb: wordSet(
    'to not who that which can will may must should would could i you we they he she it',
  ),
  clauseLinks: wordSet('to not who that which'),
  partingVerb: null,
  complementLinks: new Set(),
  relatives: wordSet('that which who where when'),
  orders: wordSet(
    'subtract look watch analyse analyze identify review plan turn apply define test verify update install configure remove delete enter submit prepare discuss satisfy never always avoid ask try think learn build measure compare share report record limit',
  ),
  adjectiveEnding: /(?:al|ic|ive|ous|ble|ary|ful|less|ant|ent|ed|ing|ar)$/u,
  verbEnding: /(?:[^p]ly|ize|izes|ized|ise|ises|ifies|ify)$/u,
  hasTitleCase: true,
  nounsHaveCapitals: false,
  adjectivesFirst: true,
  foreignSpelling: null,
  foreignLetters: null,
  genericTitle:
    /^(?:appendi(?:x|ces)|annex(?:es)?|miscellaneous|other|introduction|overview|background|summary|executive summary|conclusions?|general|objectives?|goals?|getting started|final thoughts|scope|purpose|aims?|purpose and scope|scope and purpose)$/iu,
  titleNumbering: unicodeWords(
    /^(?:chapter|section|part|unit|module|lesson|article|step|topic|appendix)\s+(?:\d+(?:\.\d+)*|[ivxlc]+)\b[.:)\s–—-]*/iu,
  ),
  appendixLabel: /appendix|annex/u,
  admonition: unicodeWords(
    /^(?:(?:[nN]ote|[wW]arning|[tT]ip|[hH]int|[cC]aution|[iI]mportant|[aA]ttention|[eE]xample|[dD]efinition|[rR]emember)\s*[:–—-]\s*|(?:note|warning|tip|hint|caution|important|attention|NOTE|WARNING|TIP|CAUTION)\s+(?=\p{Lu}))/u,
  ),
  announces: unicodeWords(/\bthe following\b|\bas follows\b/iu),
  dangling: unicodeWords(
    /^(?:and|or|but|so|yet|nor|then|thus|hence|also|too|therefore|however|for example|for instance|such|otherwise|instead|similarly|likewise|conversely|this|that|these|those|it|its|it's|they|their|them|he|she|his|her|him|the (?:former|latter|same|other|others|second|third|above|rest|aforementioned)|both|neither|either|another|others|some of (?:them|these)|all of (?:them|these)|here|there|at this|at that|in this|in that|in these|in those|in such|in (?:both|either) cases?|for this|for that|for these|of these|of those|from this|from these|with this|with these|by (?:this|these|doing)|on this|to this|to do (?:this|so)|as such|because of (?:this|that)|after that|before that|second|third|secondly|thirdly|next|afterwards?|later|which|whose|again|more details?|more detailed|tells|allows|provides|includes|shows|gives|makes|contains|requires|is|are|was|has|had|runs|returns|enables|helps|works|comes|looks|said|serves|means|supports|consists|not only|or, |one of (?:them|these))\b(?! (?:is (?:important|essential|necessary|possible|worth|recommended|advisable|vital) ))/iu,
  ),
  demonstrative: unicodeWords(/\b(?:this|these|those|such|aforementioned)\b/iu),
  stageDirection: unicodeWords(
    /^(?:click|discuss|introduce|point (?:at|to|out)|mention|ask|talk about|demo|skip|show|explain|remind|note to self|audience poll|hello|hi|welcome|one-liner)\b/iu,
  ),
};
