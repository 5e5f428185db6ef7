import { unicodeWords } from '../notation/unicode-words.ts';
import { wordSet } from '../notation/word-set.ts';
import type { ReferenceCues } from '../types/reference-cues.ts';

export const reference: ReferenceCues = {
  standsForNothing: unicodeWords(
    /^(?:the second world war|those who |there (?:is|are|was|were|has been|have been|exists?|remains?)(?! (?:also|another|other|no other))|it (?:is|was|has been) (?:\p{L}+ly )?(?:important|essential|necessary|possible|impossible|worth|recommended|advisable|vital|easy|hard|difficult|common|clear|true|estimated|believed|thought|known|said|better|best|not (?:easy|possible|clear|necessary|known))|it (?:takes|took|costs) |both .+ and )\b/iu,
  ),
  goesOn: unicodeWords(
    /^(?:however|nevertheless|nonetheless|still|instead|therefore|consequently|as a (?:result|consequence)|for (?:this|that|the same) reason|accordingly|in (?:contrast|addition|turn|fact|short|other words|return|response|particular|the same|the end)|by contrast|on the (?:other hand|contrary)|furthermore|moreover|additionally|besides|meanwhile|afterwards?|subsequently|eventually|earlier|later|soon|at (?:first|the same time|that|this)|since then|until then|even (?:so|then|more|worse|better)|equally|the (?:second|third|fourth|fifth|next|latter|former|same|others?|rest|remaining|following|result|reason|answer|remainder|opposite|two|three)|a (?:second|third|fourth|further|similar|different|related)|another|others|both|similar|such|unlike (?:this|that|them|him|her|it)|like (?:this|that|them|him|her)|(?:\p{L}+|\p{N}+) (?:years?|months?|weeks?|days?|hours?|decades?|centuries|minutes?) (?:later|earlier|afterwards?|before that)|the (?:year|day|month|week|morning|night) (?:before|after)\b(?! \p{L}+)|that (?:same )?(?:year|day|month|week)|one (?:reason|example|exception|such|is|was|of (?:them|these|those|the (?:most|two|others)))|none of (?:them|these|those)|nearby|close by|more (?:recently|importantly|generally|specifically)|worse|better|yes|no)\b(?!['’-])/iu,
  ),
  pointsBack: unicodeWords(
    /(?:\b(?:this|these)\b|\bthose (?!who\b|which\b|that\b|of\b|in\b|with\b|without\b|whose\b|from\b|\p{L}+(?:ing|ed)\b)|\bthe latter\b|\bthe former(?= (?:is|was|are|were|has|have)\b|[,.])|\baforementioned\b|\bsuch (?:an?\b|\p{L}+s\b(?<!such as))|\b(?:some|all|many|most|each|none|one|both|half|any|several|few|two|three) of (?:them|these|those|it|which)\b|\b(?:do|did|does|doing|done) so\b|\bthe same (?:year|day|month|time|way|place|period|person|reason|thing|name)\b(?! (?:as|that)\b)|\bthat (?:year|day|time|period|moment)\b|, (?:however|therefore|though|too|then|instead|meanwhile|nevertheless|of course|for (?:example|instance)|by contrast|in turn)\b(?=[,.])|\b(?:as well|either|too|instead)[.!]$|\bthe (?:other|others|second one|first one)\b(?= (?:is|was|are|were|has|have)\b|[.,])|\b(?:of|in|between|for|from|to|with) the two\b(?=[.,;!?])|\bthat (?:\p{L}+ )?(?:question|answer|idea|problem|situation|decision|gap|approach|feeling|kind|sort)\b)/giu,
  ),
  subjects: wordSet('he she'),
  objects: wordSet('they it him them himself themselves'),
  clitics: wordSet(''),
  possessives: wordSet('his her hers their theirs its'),
  quantities: wordSet(
    'some many several most few all each none one two three four five six seven eight nine ten half both more less thousands hundreds millions',
  ),
  timeOrPlace:
    /^(?:in|on|at|by|since|until|during|before|after|from|between|around|throughout|according to)\s[^,]{1,40},\s|^(?:in|by|since|until|during) (?:the )?(?:(?:early|late|mid) )?(?:\p{Lu}\p{Ll}+ )?\p{N}{4}s?\s/iu,
  subjectless: null,
  numberedLabel:
    /fig(?:ure)?s?|charts?|graphs?|images?|pictures?|photos?|illustrations?|diagrams?|exhibits?|maps?|plates?|tables?/u,
};
