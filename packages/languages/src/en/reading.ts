import { unicodeWords } from '../notation/unicode-words.ts';
import type { ReadingCues } from '../types/reading-cues.ts';

export const reading: ReadingCues = {
  prohibition: unicodeWords(
    /\bwill not be \p{L}+ed\b|\b(?:nobody|no one) (?:may|can|must|is|under|else|enters?|leaves?|touches)\b|\b(?:never|forbidden|prohibited|not (?:allowed|permitted)|must not|mustn['’]t|may not(?! (?:need|want|know|be (?:able|aware|sure)|have (?:the|access|received)))|shall not|cannot|can['’]t|nothing (?:may|goes|else|is)|should not|shouldn['’]t|do not|don['’]t|are not to|is not to|no longer|refused?|avoid|under no circumstances)\b|(?:^|[;,:] )no \p{L}+|\bnot (?:refund|take|accept|cover)\w*\b|\bcannot take\b|\bonly\b.{0,40}\b(?:may|can)\b/iu,
  ),
  obligation: unicodeWords(
    /\bwill (?:only )?be (?:treated|dealt|considered|regarded|deducted|charged|recorded|required)\b|\b(?:must|shall|should|may|only|have to|please|has to|need(?:s|ed)? (?:to|a|an|your|the|two|approval)?|required?|requires|(?:is|are) (?:essential|vital|crucial|expected|advised|the responsibility)|obliged|mandatory|compulsory|only (?:after|if|when|through|by)|is always|are always|make sure|ensure|responsible for|may only|(?:is|are) (?:paid|confirmed|recorded|reported|signed|locked|stored|kept|charged|decided|approved) (?:by|only|in|on|for|at|to|within|before|after|every)?)\b/iu,
  ),
  permission: unicodeWords(
    /\b(?:can|may|(?:is|are) (?:allowed|permitted|entitled|free)|has the right|have the right)\b/iu,
  ),
  order: unicodeWords(
    /^(?:please,? |always |first,? |then,? |next,? |now,? )?(?:do not |don['’]t |never |always )?(?!(?:the|this|that|these|those|when|where|while|after|before|because|since|although|for|from|with|without|within|under|over|in|on|at|by|as|if|and|or|but|so|it|he|she|we|they|you|our|your|their|his|her|its|my|some|many|most|all|any|each|every|both|no|not|two|three|one|what|who|how|why|there|here|to|of|than|then|other|another|more|less|such|same|much|few|an|a)\b)(?!\p{L}*(?:[^s]s|ed|ing|tion|ment|ness|ity|ance|ence|ship|er|or|ly)\b(?!\p{L}))\p{L}{2,}(?: (?:the|a|an|your|their|his|her|our|its|this|that|these|those|any|all|each|every|both|only|no|not|it|them|us|me|to|from|in|on|off|out|up|down|over|at|by|with|for|into|through|before|after|until|within|two|three|ten|\p{N}+|what|whether|who|how|if|when|as|away|back|least|new|safety|gloves|hands)\b|,(?! \p{N})|\.$|$| \p{L}+\.$)/iu,
  ),
  money: /euros?|pounds?|dollars?|percent|per cent/u,
  measure: /degrees|lit(?:er|re)s?|met(?:er|re)s?|grams?|miles?|kilos?/u,
  limit: unicodeWords(
    /\b(?:up to|at most|at least|no more than|no less than|not more than|more than|less than|fewer than|above|below|over|under|beyond|past|maximum|minimum|max|min|limit|between|from .{1,20} to|per|every|each|exceed\p{L}*|stop at|within)\b|[<>≤≥±]/iu,
  ),
  deadline: unicodeWords(
    /(?:\p{N}{1,20}|\b(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|half an)\b)[ -](?:working |business |calendar |more )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b|\b(?:by|before|until|till|no later than) (?:the|noon|midnight|\p{N}|monday|tuesday|wednesday|thursday|friday|end)|\b(?:daily|weekly|monthly|yearly|annually|immediately|at once|right away|same day|straight away|day or night)\b|\p{N}{1,2}:\p{N}{2}/iu,
  ),
  call: unicodeWords(
    /\b(?:call|phone|ring|dial|telephone|tel\.?|extension|ext\.?|hotline|help ?desk|number is|text us)\b/iu,
  ),
  condition: unicodeWords(
    /\b(?:if|when|whenever|unless|where|while|provided|in case|only|once|as long as|whoever|without)\b/iu,
  ),
  exception: unicodeWords(
    /\b(?:except|exceptions?|unless|other than|apart from|save for|even if|but not|whatever)\b/iu,
  ),
  danger: unicodeWords(
    /\b(?:danger\p{L}*|hazard\p{L}*|risk\p{L}*|fatal|kill\p{L}*|burns?|explo\p{L}+|toxic|fire|injur\p{L}+|crush\p{L}*|drawn in|shock|warning|caution|death)\b/iu,
  ),
  past: unicodeWords(
    /\b(?:was|were|had|(?:have|has) (?:never )?(?:occurred|happened|been)|did|came|went|took|gave|became|began|said|fell|grew|ran|spent|wrote|rose|saw|thought|used to)\b|(?<!\b(?:is|are|be|been|being|get|gets|to|not|must|may|can|has|have|and|or|of|a|an|the|always|only|already|never|if|when|as|by|own|off|on|for|with|in|all|any|these|those|provided|once|until|unless|at) )(?<=\p{L} )(?!(?:based|provided|used|need|required|concerned|involved)\b)\p{L}{2,}ed\b(?= (?:the|a|an|to|in|at|from|by|with|out|up|that|us|our|their|him|her|them|its|for|on|into|over|two|three|it|\p{N}+)\b)/iu,
  ),
  impersonal: unicodeWords(
    /^(?:it is (?:strictly |absolutely )?(?:forbidden|prohibited|not (?:allowed|permitted)|mandatory|compulsory|required)|there (?:is|are) no|no \p{L}+ (?:may|is|are)\b)/iu,
  ),
  example: unicodeWords(/^(?:for example|for instance|example:|e\.g\.|a (?:real )?case)\b/iu),
  exceptionOpening: unicodeWords(
    /^(?:the (?:only )?exceptions?|except|exceptionally|where there (?:is|are) none|in that case|if (?:not|so)|however|even so|unless|otherwise|if not|but)\b/iu,
  ),
  definition: unicodeWords(
    /\b(?:means|is defined as|refers to|is called|stands for|is (?:any|an?|the) \p{L}+ (?:that|which|of|in|for))\b/iu,
  ),
  contrast: unicodeWords(
    /\b(?:however|but|whereas|by contrast|in contrast|on the other hand|unlike|instead|rather than)\b|; \p{L}.*\bnot\b/iu,
  ),
  paperwork: unicodeWords(
    /^(?:not applicable|n\/a)\.?$|^(?:from|to|cc|bcc): .*@|^subject: |^doc\.? no\b|^(?:signed|signature|prepared|written|drafted|reviewed|approved|authori[sz]ed|issued|edited|compiled|owner|author|document (?:owner|no|number|id|code)|version|edition|revision|rev|ref|reference|code|date(?: of (?:issue|approval|review))?|effective(?: date| from)?|page|last (?:updated|reviewed|modified)|next review|classification)\b(?:[.:]| (?:by\b|no\.?|on \p{N}|\p{N}{1,2} \p{L}+ \p{N}{4})| v?\p{N}[\p{N}.,/ -]*(?:$|of \p{N}+$|[|·,–-])).{0,90}$|\buncontrolled (?:copy|when|if)\b|\b(?:for )?internal use only\b|\b(?:all rights reserved|copyright|company confidential|isbn|issn|(?:licensed|distributed|released) under|printed in|no part of this (?:document|publication))\b|\bversion \p{N}[\p{N}.]*$|©/iu,
  ),
  paperworkHeader: unicodeWords(
    /^(?:code|version|edition|revision|rev|(?:issue |revision |approval |last updated? )?date|updated(?: by)?|page|prepared by|written by|reviewed by|approved by|issued by|author|signature|changes?|change description|description of change|status|document(?: no\.?)?|distribution|owner|ref)\.?$/iu,
  ),
  versionLabel: /v|ver|version|rev|revision|edition|leaflet|printed|effective/u,
  articleLabel: /art(?:icle)?/u,
  pointer: unicodeWords(
    /^(?:read|learn|find out) more\b|^more (?:information|details) (?:about|on|at|in|can)\b|^click here\b|^for (?:more|further) (?:information|details?)\b|^(?:please )?(?:see|refer to|consult)\b.{1,40} (?:procedures?|polic(?:y|ies)|handbook|manual|guide|document|form|page|website|standard) for (?:more |further )?(?:details|information)\b|^(?:(?:please )?(?:see|cf|refer to|consult|compare|as (?:shown|seen|described) in)\.?\s+(?:also )?(?:the )?(?:appendi(?:x|ces)|annex(?:es)?|sections?|chapters?|ch\.|fig(?:ures?|\.)|tables?|pages?|p\.|above|below|note|document \p{Lu}|https?)|(?:fig(?:ure)?|table|image|photo|source|footnote)\.?\s*(?:\p{N}+|:))/iu,
  ),
  skippedTitle: unicodeWords(
    /^(?:.*(?:general public licen[cs]e|creative commons|licencia pública|licença pública).*|(?:table|list) of (?:contents|figures|tables|illustrations)|contents|index|references(?: and .*)?|further reading|related (?:documents|policies|procedures)|bibliography|works cited|acknowledge?ments?|credits|licen[cs]e.*|legal notice.*|copyright.*|(?:revision|version|document|change) (?:history|log|control).*|change ?log|release notes|distribution list|signatures?|colophon|thank you.*)$/iu,
  ),
  dutiesLabel: unicodeWords(
    /\b(?:duties|obligations|responsibilities|rights|rules|requirements|prohibitions|characteristics|conditions|criteria|considerations|recommendations|objectives|purpose|aims|goals|principles|do not|don['’]ts?|must not|not allowed|prohibited|forbidden)\b/iu,
  ),
  attachedTitle:
    /^(?=.)(?:(?:annex|appendix|schedule)\s{0,9}[\p{N}\p{L}]{0,3}[.:)\s–—-]{0,20})?(?:.*\b(?:form|template|checklist template)|forms|templates|glossary|abbreviations|acronyms|list of .*|legal (?:framework|basis)|(?:applicable |relevant )?legislation|about this (?:document|manual|guide|handbook)|(?:how this|organi[sz]ation of this|conventions).*|(?:purpose|scope|aims?|policy statement|introduction|background|foreword|preface)(?: (?:and|&) (?:purpose|scope|aims?|background))?)?$/iu,
  warningLabel: unicodeWords(
    /^(?:warning|caution|danger|attention|important|notice|beware|very important)\s*[:.!–—-]\s*/iu,
  ),
};
