import { unicodeWords } from '../notation/unicode-words.ts';
import { wordSet } from '../notation/word-set.ts';
import type { ReferenceCues } from '../types/reference-cues.ts';

export const reference: ReferenceCues = {
  standsForNothing: unicodeWords(
    /^(?:der zweite weltkrieg|es (?:gibt|gab|existier\p{L}+|ist (?:\p{L}+ )?(?:wichtig|nötig|möglich|notwendig|bekannt|sinnvoll|schwer|schwierig|leicht|klar|ratsam|besser|unklar|wahrscheinlich)|wird (?:empfohlen|geschätzt|vermutet|angenommen)|lohnt sich|empfiehlt sich|handelt sich um|kommt auf|braucht|dauert)(?! (?:auch|außerdem|jedoch|aber|zudem|dort|hier|dafür|dabei|weitere))|sowohl |wer |was )/iu,
  ),
  goesOn: unicodeWords(
    /^(?:jedoch|allerdings|dennoch|trotzdem|dagegen|hingegen|deshalb|daher|darum|deswegen|folglich|somit|infolgedessen|außerdem|zudem|ferner|weiterhin|darüber hinaus|überdies|ebenso|ebenfalls|gleichzeitig|währenddessen|inzwischen|seitdem|seither|bis dahin|danach|daraufhin|anschließend|später|früher|zuvor|kurz darauf|bald darauf|schließlich|letztlich|stattdessen|andernfalls|insgesamt|im (?:gegensatz dazu|gegenteil|gleichen|selben|folgenden|nächsten|anschluss|vergleich dazu|folgejahr)|in der (?:folge|folgezeit|gleichen|selben)|am (?:folgenden|nächsten|selben|gleichen)|zur (?:gleichen|selben)|zum (?:beispiel|gleichen|selben|vergleich)|aus (?:diesem|demselben)|mit (?:ihm|ihr|ihnen)|noch|umgekehrt|in der nähe,|unweit davon|nicht weit davon|(?:\p{L}+|\p{N}+) (?:jahre?|monate?|wochen?|tage?|stunden?|jahrzehnte?|jahrhunderte?) (?:später|danach|zuvor|früher)|der (?:zweite|dritte|vierte|andere|letztere|erstere|gleiche|selbe|rest|grund dafür)|die (?:zweite|dritte|vierte|andere|anderen|letztere|gleiche|gleichen|selbe|übrigen|restlichen|beiden|antwort|folge|folgen)|das (?:zweite|dritte|vierte|andere|letztere|gleiche|ergebnis|erste ist)|ein(?:e)? (?:zweite|dritte|weitere|andere|ähnliche)\p{L}*|weitere|andere|ähnlich\p{L}*|beide\p{L}*|letztere\p{L}*|erstere\p{L}*|keine[rs]? (?:von ihnen|davon|dieser)|jede[rs]? (?:von ihnen|davon)|ein(?:er|e|es) (?:von ihnen|davon|dieser)|ja,|nein,)\b/iu,
  ),
  pointsBack: unicodeWords(
    /(?:\b(?:diese[rsmn]?|dies|jenes|letztere[rsmn]?|erstere[rsmn]?|ebenjene[rsmn]?|solche[rsmn]?)\b(?! (?:jahr|woche|tag)\b)|\b(?:jedoch|allerdings|dennoch|trotzdem|dagegen|hingegen|deshalb|daher|darum|deswegen|folglich|somit|außerdem|zudem|ferner|ebenfalls|daraufhin|stattdessen|dadurch|dabei|hierbei|hierzu|hierfür|demnach|dementsprechend|seitdem|seither)\b|\b(?:damit|dafür|dazu|davon|darin|daran|darauf|darüber|daraus|danach)\b(?!(?: \p{Ll}{2,7})?, (?:dass|ob|wie|was)\b)(?! (?:zu|hinaus)\b)(?!,)|\bim (?:selben|gleichen) (?:jahr|monat|jahrhundert)\b|\b(?:einige|viele|manche|mehrere|alle|keine[rs]?|ein(?:er|e|es)|zwei|drei|jede[rs]?) (?:von ihnen|davon|derselben)\b|\bzum beispiel\b(?=[,.])|\b(?:desselben|derselben|denselben|demselben|dieselben?|derselbe|dasselbe)\b(?! [^.]*\bwie\b))/giu,
  ),
  subjects: wordSet('er sie es'),
  objects: wordSet('ihn ihm ihnen'),
  clitics: wordSet(''),
  possessives: wordSet(
    'sein seine seinen seinem seiner seines ihr ihre ihren ihrem ihrer ihres dessen deren',
  ),
  quantities: wordSet(
    'einige viele manche mehrere alle wenige keine keiner einer eine eines zwei drei vier fünf sechs sieben acht neun zehn hunderte tausende millionen jeder jede jedes',
  ),
  timeOrPlace:
    /^(?:In|Im|Am|An|Um|Seit|Ab|Bis|Vor|Nach|Während|Bei|Beim|Zu|Zur|Zum|Von|Vom|Laut)\s(?:\p{Ll}+\s){0,3}?(?:\p{Lu}[\p{L}-]+(?:\s\p{N}+)?|\p{N}{1,4})[,\s]/u,
  subjectless: null,
  numberedLabel:
    /abb(?:ildung(?:en)?)?|bild(?:er)?|grafik(?:en)?|diagramme?|fotos?|schema(?:ta)?|karten?|tab(?:elle)?n?/u,
};
