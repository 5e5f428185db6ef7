import { unicodeWords } from './unicode-words.ts';
import { wordSet } from './word-set.ts';
import type { Wording } from './wording.ts';

/** English. */
export const en: Wording = {
  greetings: {
    cercano: ['Hi! Today we look at this: {topic}.', 'Hello! Our topic today: {topic}.'],
    experto: ["Welcome. Today's topic: {topic}.", "Let's go straight to the topic: {topic}."],
    entusiasta: ['Hello! A great topic today: {topic}.', "Hi! Let's dive right in: {topic}."],
    formal: [
      'Welcome to this presentation: {topic}.',
      'Good day. Our topic is the following: {topic}.',
    ],
  },
  purpose: {
    cercano: ['The idea is simple: {goal}.'],
    experto: ['The aim is this: {goal}.'],
    entusiasta: ["And here's our goal: {goal}!"],
    formal: ['The objective is {goal}.'],
  },
  goals: {
    inspirar: ['to find the drive to take the first step', 'to see how much can be achieved'],
    enseñar: ['to learn the essentials and use them', 'to learn the basics'],
    explicar: ['to understand what it is about', 'to grasp the main ideas'],
    instrucciones: ['to know what to do, step by step', 'to give clear instructions'],
    compartir: ['to share what matters most', 'to share what is worth knowing'],
  },
  endings: {
    cercano: ["And that's it for today."],
    experto: ['That covers the essentials.'],
    entusiasta: ["And that's our tour!"],
    formal: ['This concludes the presentation.'],
  },
  farewells: {
    cercano: {
      inspirar: 'Now it is your turn: pick one idea and give it a chance today.',
      enseñar: 'Go over it at your own pace and put it into practice soon. See you!',
      explicar: 'If anything is still unclear, go back to that part and take your time. See you!',
      instrucciones: "Keep it at hand when you get started, and go step by step. You've got this!",
      compartir: 'And if you know someone who could use it, pass it on. See you!',
    },
    experto: {
      inspirar: 'The next step is yours: choose one idea and put it into practice.',
      enseñar: 'The best way to consolidate it is to apply it soon to a real case.',
      explicar: 'With these ideas clear, the details fall into place much more easily.',
      instrucciones: 'Proceed step by step and check each result before going on.',
      compartir: 'Share this information with anyone who can make use of it.',
    },
    entusiasta: {
      inspirar: 'Now it is your turn: pick one idea and make it happen!',
      enseñar: "Put it into practice today and you'll see how far you get!",
      explicar: 'Now that it is clearer, go and tell someone else about it!',
      instrucciones: "Let's get to work, step by step, because you can do this!",
      compartir:
        'Pass it on to anyone who could use it, because good ideas are meant to be shared!',
    },
    formal: {
      inspirar: 'We trust that these ideas will encourage you to take the next step. Thank you.',
      enseñar: 'We invite you to apply what you have learned in your daily work. Thank you.',
      explicar: 'We hope that the explanation has been clear. Thank you.',
      instrucciones: 'We recommend keeping these directions in mind. Thank you.',
      compartir: 'Please share this information with anyone concerned. Thank you.',
    },
  },
  closingTitles: {
    cercano: 'To take with you',
    experto: 'Key ideas',
    entusiasta: 'Take this with you!',
    formal: 'Conclusions',
  },
  partTitle: 'Part {number}',
  pictures: {
    opening: 'the presenter beside the opening title',
    withPoints: 'the presenter beside the title and key points',
    withoutPoints: 'the presenter beside the title',
    closing: 'the presenter beside the closing title',
  },
  voice: {
    pause: 'pause',
    byTone: { cercano: 'warm', experto: null, entusiasta: 'with enthusiasm', formal: null },
  },
  and: () => 'and',
  audienceArticles: {},
  language: 'en',
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
  partingVerb: null,
  orders: wordSet(
    'subtract look watch analyse analyze identify review plan turn apply define test verify update install configure remove delete enter submit prepare discuss satisfy never always avoid ask try think learn build measure compare share report record limit',
  ),
  adjectiveEnding: /(?:al|ic|ive|ous|ble|ary|ful|less|ant|ent|ed|ing|ar)$/u,
  verbEnding: /(?:[^p]ly|ize|izes|ized|ise|ises|ifies|ify)$/u,
  hasTitleCase: true,
  nounsHaveCapitals: false,
  adjectivesFirst: true,
  genericTitle:
    /^(?:appendi(?:x|ces)|annex(?:es)?|miscellaneous|other|introduction|overview|background|summary|executive summary|conclusions?|general|objectives?|goals?|getting started|final thoughts)$/iu,
  titleNumbering: unicodeWords(
    /^(?:chapter|section|part|unit|module|lesson|article|step|topic|appendix)\s+(?:\d+(?:\.\d+)*|[ivxlc]+)\b[.:)\s–—-]*/iu,
  ),
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
