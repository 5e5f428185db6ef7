import { unicodeWords } from '../notation/unicode-words.ts';
import type { ScreenCues } from '../types/screen-cues.ts';

export const screen: ScreenCues = {
  sides: unicodeWords(
    /^(?:before|after|yes|no|do|don['’]ts?|dos|do not|right|wrong|correct|incorrect|good|bad|allowed|forbidden|not allowed|advantages|disadvantages|pros|cons|myth|fact)\b/iu,
  ),
  defines: unicodeWords(
    /^(?:by ([^,:]{2,48}?),? we mean (.+)|([^,:]{2,48}?) (?:is|are|means?|is defined as|refers to) ((?:an?|the|any|all|every)\b.+))$/iu,
  ),
  amountVerb: /(?:is|are|costs?|lasts?|weighs?|takes?|amounts? to)/u,
  article: /^(?:the|an?)\s/iu,
  forbids: unicodeWords(
    /^(?:no (?:more|less|later) than |no \p{L}+ing\b|avoid )|\b(?:never|forbidden|prohibited|not (?:allowed|permitted)|must not|may not|shall not|cannot|can['’]t|do not|don['’]t|(?:nobody|no one) (?:else )?(?:may|can|must|enters|leaves|touches)|under no circumstances)\b/iu,
  ),
  demands: unicodeWords(
    /\b(?:must(?! not)|have to|has to|needs? to|shall(?! not)|is required|are required|mandatory|compulsory)\b/iu,
  ),
  addsPhrase: unicodeWords(
    /\b(?:in|on|at|with|within|by|for|through|throughout|during|about|across|into|from|among|because|since|so that|in order to|as well as|thanks to|due to)\b/iu,
  ),
};
