import { unicodeWords } from '../notation/unicode-words.ts';
import type { ReadingCues } from '../types/reading-cues.ts';

export const reading: ReadingCues = {
  prohibition: unicodeWords(
    /\b(?:interdi(?:t|te|ts|tes|ction)|jamais|personne ne|en aucun cas|évitez|défense de|ne (?:peut|peuvent|doit|doivent|devez|pouvez) (?:pas|jamais)|n['’]est pas (?:permis|autorisé))\b|\bn(?:e |['’])\p{L}+(?:ez|er) (?:pas|jamais|rien)\b/iu,
  ),
  obligation: unicodeWords(
    /\b(?:doit|doivent|devez|devra|devront|il faut|est (?:obligatoire|nécessaire|indispensable|impératif)|obligatoires?|obligé[es]*|exige(?:nt)?|nécessite(?:nt)?|requis(?:e|es)?|seul[es]* .{1,40} peu(?:t|vent)|impérativement)\b/iu,
  ),
  permission: unicodeWords(
    /\b(?:peut|peuvent|pouvez|pourra|(?:est|sont) (?:permis|autorisé)[es]*|a droit|ont droit)\b/iu,
  ),
  order: unicodeWords(/^(?:veuillez |ne )?\p{L}{2,}ez\b/iu),
  money: /euros?|francs?|dollars?|pour cent/u,
  measure: /litres?|kilos?/u,
  limit: unicodeWords(
    /\b(?:jusqu['’]à|au (?:plus|maximum|minimum|moins)|maximum|minimum|plus de|moins de|à partir de|supérieure?|inférieure?|dépass\p{L}+|limite|entre|par|chaque)\b|[<>≤≥±]/iu,
  ),
  deadline: unicodeWords(
    /(?:\p{N}{1,20}|\b(?:un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|vingt|trente|demi)\b)[ -](?:secondes?|minutes?|heures?|h|jours?|semaines?|mois|ans?|années?)\b|\bavant (?:le|la|\p{N}|midi)\b|\b(?:immédiatement|chaque jour|quotidien\p{L}*|le jour même)\b|\p{N}{1,2} ?h ?\p{N}{0,2}\b/iu,
  ),
  call: unicodeWords(/\b(?:appel\p{L}+|téléphon\p{L}+|tél\.?|poste|prévenez|numéro)\b/iu),
  condition: unicodeWords(
    /\b(?:si|lorsque?|quand|en cas de|à condition|tant que|à moins|sauf si|quiconque)\b|\b(?:s|lorsqu)['’]/iu,
  ),
  exception: unicodeWords(/\b(?:sauf|excepté|exceptions?|à moins que|hormis|à l['’]exception)\b/iu),
  danger: unicodeWords(
    /\b(?:danger\p{L}*|risques?|mort(?:elle)?|brûl\p{L}+|explo\p{L}+|incendie|toxiques?|bless\p{L}+|attention|prudence)\b/iu,
  ),
  past: unicodeWords(
    /\b(?:était|étaient|fut|furent|avait|avaient|(?:a|ont|est|sont) (?:été |\p{L}+(?:é|ée|és|ées|i|is|it|u|us)\b)|\p{L}{2,}(?:aient|èrent))\b/iu,
  ),
  impersonal: unicodeWords(
    /^(?:il (?:est|faut|convient|y a|suffit)|interdiction de|défense de|aucune? )\b/iu,
  ),
  example: unicodeWords(/^(?:par exemple|exemple :|p\. ?ex\.|ainsi,)\b/iu),
  exceptionOpening: unicodeWords(
    /^(?:l['’]exception|les exceptions|sauf|cependant|toutefois|néanmoins|pourtant|à moins|sinon)\b/iu,
  ),
  definition: unicodeWords(
    /\b(?:signifie|désigne|on (?:appelle|entend par)|consiste à|est (?:tout|une?|le|la) \p{L}+ (?:qui|que|de))\b/iu,
  ),
  contrast: unicodeWords(
    /\b(?:en revanche|cependant|toutefois|au contraire|tandis que|contrairement|mais)\b/iu,
  ),
  paperwork: unicodeWords(
    /^(?:sans objet|non applicable|n\/a)\.?$|^(?:signé|signature|rédigé|établi|révisé|relu|approuvé|validé|auteure?s?|version|édition|révision|rév|code|réf|référence|date(?: d['’](?:émission|approbation))?|page)\b(?:\s?[.:]| (?:par\b|n\.?º|le \p{N})| v?\p{N}[\p{N}.,/ -]*(?:$|sur \p{N}+$)).{0,90}$|\bcopie non contrôlée\b|\busage interne\b|\b(?:tous droits réservés|droits d['’]auteur|copyright|isbn|issn|licence (?:gnu|mit|creative|cc|agpl|gpl|apache)|imprimé (?:en|à))\b|©/iu,
  ),
  paperworkHeader: unicodeWords(
    /^(?:code|version|édition|révision|date|page|rédigé par|révisé par|approuvé par|auteur|signature|modifications?|statut|document|diffusion)\.?$/iu,
  ),
  versionLabel: /v|ver|version|rev/u,
  articleLabel: /art(?:icle)?/u,
  pointer: unicodeWords(
    /^(?:voir|voyez|cf|se reporter à|consultez)\.?\s+(?:aussi |également )?(?:(?:l['’]|le |la |les |à l['’]|au ))?(?:annexes?|sections?|chapitres?|fig(?:ures?|\.)|tableaux?|pages?|p\.|ci-|https?)/iu,
  ),
  skippedTitle: unicodeWords(
    /^(?:.*(?:general public licen[cs]e|creative commons|licencia pública|licença pública).*|sommaire|table des (?:matières|figures|tableaux)|index.*|références.*|bibliographie.*|remerciements.*|crédits|licences?.*|mentions légales.*|droits d['’]auteur.*|copyright.*|historique (?:des|du).*|journal des modifications|colophon|merci.*)$/iu,
  ),
  dutiesLabel: unicodeWords(
    /\b(?:obligations|devoirs|droits|fonctions|responsabilités|attributions|règles|exigences|interdictions|objectifs|principes|il est (?:strictement |formellement )?interdit)\b/iu,
  ),
  attachedTitle:
    /^(?=.)(?:annexes?\s{0,9}[\p{N}\p{L}]{0,3}[.:)\s–—-]{0,20})?(?:formulaires?|modèles? (?:de|pour)\b.*|liste des? .*|glossaire|abréviations|sigles|cadre (?:légal|juridique|réglementaire)\b.*|législation\b.*|base légale)?$/iu,
  warningLabel: unicodeWords(
    /^(?:attention|avertissement|danger|prudence|important|avis)\s*[:.!–—-]\s*/iu,
  ),
};
