import { unicodeWords } from '../notation/unicode-words.ts';
import type { ReadingCues } from '../types/reading-cues.ts';

export const reading: ReadingCues = {
  prohibition: unicodeWords(
    /\b(?:verboten|untersagt|nie(?:mals)?|niemand|keinesfalls|auf keinen Fall|unter keinen Umständen|vermeiden|nicht (?:erlaubt|gestattet|zulässig)|(?:darf|dürfen|kann|können|soll|sollen) .{0,60}(?:nicht|keine?[nrms]?)|kein(?:e|en|er|es)? .{1,40} (?:darf|dürfen))\b|^\p{L}+(?:en)? Sie .{0,60}\b(?:nicht|nie|keine?n?)\b/iu,
  ),
  obligation: unicodeWords(
    /\b(?:muss|müssen|hat zu|haben zu|ist zu|sind zu|erforderlich|verpflichtet|Pflicht|vorgeschrieben|notwendig|benötig(?:t|en)|braucht|nur .{1,40} (?:darf|dürfen)|unbedingt|zwingend)\b/iu,
  ),
  permission: unicodeWords(
    /\b(?:darf|dürfen|kann|können|(?:ist|sind) (?:erlaubt|gestattet|zulässig)|Anspruch)\b/iu,
  ),
  order: unicodeWords(/^(?:bitte )?\p{L}+e?n Sie\b/iu),
  money: /Prozent/u,
  measure: null,
  limit: unicodeWords(
    /\b(?:bis(?: zu)?|höchstens|mindestens|maximal|minimal|mehr als|weniger als|ab|über|unter|überschreit\p{L}+|Grenze|zwischen|pro|je|jede[nrsm]?|alle)\b|[<>≤≥±]/iu,
  ),
  deadline: unicodeWords(
    /(?:\p{N}{1,20}|\b(?:eine?r?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|dreißig|halben?)\b) (?:Sekunden?|Minuten?|Stunden?|Tage?n?|Werktage?n?|Wochen?|Monate?n?|Jahre?n?)\b|\b(?:vor|bis) (?:dem|zum|\p{N})|\b(?:sofort|unverzüglich|täglich|wöchentlich|am selben Tag)\b|\p{N}{1,2}[:.]\p{N}{2} Uhr/iu,
  ),
  call: unicodeWords(
    /\b(?:ruf\p{L}*|anrufen|Telefon\p{L}*|Tel\.?|Durchwahl|Nummer|verständig\p{L}+)\b/iu,
  ),
  condition: unicodeWords(
    /\b(?:wenn|falls|sofern|sobald|solange|bei|im Falle?|es sei denn|nur wenn|wer)\b/iu,
  ),
  exception: unicodeWords(
    /\b(?:außer|ausgenommen|Ausnahmen?|es sei denn|auch wenn|mit Ausnahme)\b/iu,
  ),
  danger: unicodeWords(
    /\b(?:Gefahr\p{L}*|gefährlich\p{L}*|Risik\p{L}+|Tod|tödlich|Verbrenn\p{L}+|explo\p{L}+|Brand|giftig\p{L}*|Verletz\p{L}+|Achtung|Vorsicht)\b/iu,
  ),
  past: unicodeWords(
    /\b(?:war|waren|hatte|hatten|wurde|wurden|kam|kamen|ging|gab|\p{Ll}{3,}te[nt]?|(?:hat|haben|ist|sind) .{1,60}ge\p{Ll}+(?:t|en))\b/u,
  ),
  impersonal: unicodeWords(/^(?:es (?:ist|gibt|darf|muss)|man )\b/iu),
  example: unicodeWords(/^(?:zum Beispiel|beispielsweise|Beispiel:|z\. ?B\.)/iu),
  exceptionOpening: unicodeWords(
    /^(?:die (?:einzige )?Ausnahmen?|ausgenommen|außer|jedoch|allerdings|trotzdem|dennoch|sonst|andernfalls|es sei denn)\b/iu,
  ),
  definition: unicodeWords(
    /\b(?:bedeutet|bezeichnet|heißt|versteht man|ist (?:jede[rs]?|eine?|der|die|das) \p{L}+,? (?:die|der|das|mit|von))\b/iu,
  ),
  contrast: unicodeWords(
    /\b(?:jedoch|dagegen|hingegen|allerdings|im Gegensatz|während|anders als|aber|sondern)\b/iu,
  ),
  paperwork: unicodeWords(
    /^(?:entfällt|nicht zutreffend|k\. ?A)\.?$|^(?:gezeichnet|gez|Unterschrift|erstellt|verfasst|geprüft|freigegeben|genehmigt|Autor(?:in|en)?|Version|Ausgabe|Revision|Rev|Stand|Code|Ref|Datum|Seite|Dokument)\b(?:[.:]| (?:von\b|Nr|am \p{N})| v?\p{N}[\p{N}.,/ -]*(?:$|von \p{N}+$)).{0,90}$|\bunkontrollierte Kopie\b|\bnur für den internen Gebrauch\b|\b(?:alle Rechte vorbehalten|Urheberrecht|Copyright|ISBN|ISSN|(?:GNU|MIT|Creative Commons|AGPL|GPL)[ -]Lizenz|gedruckt in)\b|©/iu,
  ),
  paperworkHeader: unicodeWords(
    /^(?:Code|Version|Ausgabe|Revision|Datum|Seite|erstellt(?: von)?|geprüft(?: von)?|freigegeben(?: von)?|Autor|Unterschrift|Änderung(?:en)?|Status|Dokument|Verteiler)\.?$/iu,
  ),
  versionLabel: /v|ver|version|rev|revision|edition/u,
  articleLabel: /art(?:ikel)?/u,
  pointer: unicodeWords(
    /^(?:siehe|vgl|vergleiche)\.?\s+(?:auch )?(?:Anhang|Anlage|Abschnitt|Kapitel|Abb|Abbildung|Tabelle|Seite|S\.|oben|unten|https?)/iu,
  ),
  skippedTitle: unicodeWords(
    /^(?:.*(?:general public licen[cs]e|creative commons|licencia pública|licença pública).*|Inhalt(?:sverzeichnis)?|Stichwortverzeichnis|Index.*|(?:Abbildungs|Tabellen|Literatur)verzeichnis|Literatur.*|Quellen|Danksagung.*|Lizenz.*|Impressum|Rechtliche Hinweise.*|Urheberrecht.*|Copyright.*|Änderungs(?:verzeichnis|historie|protokoll)|Versionsgeschichte|Kolophon|Danke.*)$/iu,
  ),
  dutiesLabel: unicodeWords(
    /\b(?:Pflichten|Rechte|Aufgaben|Verantwortlichkeiten|Regeln|Anforderungen|Verbote|Ziele|Grundsätze|verboten|untersagt)\b/iu,
  ),
  attachedTitle:
    /^(?=.)(?:(?:Anhang|Anlage)\s{0,9}[\p{N}\p{L}]{0,3}[.:)\s–—-]{0,20})?(?:Formulare?|Vorlagen?|Muster\b.*|Glossar|Abkürzungen|Rechtsgrundlagen?|Rechtlicher Rahmen)?$/iu,
  warningLabel: unicodeWords(
    /^(?:Achtung|Warnung|Vorsicht|Gefahr|Wichtig|Hinweis)\s*[:.!–—-]\s*/iu,
  ),
};
