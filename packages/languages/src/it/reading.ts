import { unicodeWords } from '../notation/unicode-words.ts';
import type { ReadingCues } from '../types/reading-cues.ts';

export const reading: ReadingCues = {
  prohibition: unicodeWords(
    /\b(?:vietat[oaie]|vieta(?:no)?|divieto|proibit[oaie]|mai|nessuno|in nessun caso|evitare|evitate|non (?:si (?:può|possono|deve|devono)|è (?:permesso|consentito|ammesso)|può|possono|deve|devono))\b|(?:^|[,;:] |\be )non \p{L}+(?:re|te|[aei])\b/iu,
  ),
  obligation: unicodeWords(
    /\b(?:deve|devono|dovrà|dovranno|dobbiamo|bisogna|occorre|è (?:obbligatori[oa]|necessari[oa]|indispensabile)|obbligatori[oaie]|obbligat[oaie] a|richiede|richiedono|solo .{1,40} (?:può|possono)|va(?:nno)? \p{L}+(?:at|it|ut)[oaie])\b/iu,
  ),
  permission: unicodeWords(
    /\b(?:può|possono|potrà|potete|(?:è|sono) (?:permess|consentit|ammess)[oaie]|ha diritto|hanno diritto)\b/iu,
  ),
  order: unicodeWords(
    /^(?:non )?(?!(?:che|per|tra|fra|con|ogni|dove|quando|anche|come|parte|prima|dopo|dentro|fuori|una|era|se|di|né|già)\b)\p{L}{2,}(?:ate|ete|ite|are|ere|ire|[aei])(?: (?:il|lo|la|i|gli|le|un|una|uno|l['’]|al|alla|in|con|di|del|della|da|dal|per|sempre|prima|ogni|questo|fino)\b|,|\.$)/iu,
  ),
  money: /euro|per cento/u,
  measure: /litro|metro/u,
  limit: unicodeWords(
    /\b(?:fino a|al massimo|al minimo|almeno|massimo|minimo|più di|meno di|oltre|a partire da|superior[ei]|inferior[ei]|super\p{L}+|limite|tra|per|ogni)\b|[<>≤≥±]/iu,
  ),
  deadline: unicodeWords(
    /(?:\p{N}{1,20}|\b(?:un|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|quindici|venti|trenta|mezz['’])) ?(?:second[oi]|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi])\b|\b(?:entro|prima (?:del|delle|di)) (?:il |le |\p{N})|\b(?:subito|immediatamente|ogni giorno|lo stesso giorno)\b|\p{N}{1,2}[:.]\p{N}{2}/iu,
  ),
  call: unicodeWords(
    /\b(?:chiam\p{L}+|telefon\p{L}+|tel\.?|interno|avvis\p{L}+|centralino|numero)\b/iu,
  ),
  condition: unicodeWords(
    /\b(?:se|quando|qualora|in caso di|finché|a meno che|salvo che|chi|chiunque)\b/iu,
  ),
  exception: unicodeWords(
    /\b(?:salvo|tranne|eccetto|eccezion[ei]|a meno che|anche se|escluso|ad esclusione)\b/iu,
  ),
  danger: unicodeWords(
    /\b(?:pericol\p{L}+|risch\p{L}+|mort\p{L}+|brucia\p{L}*|ustion\p{L}+|esplo\p{L}+|incendi\p{L}*|tossic\p{L}+|ferit\p{L}+|attenzione|cautela)\b/iu,
  ),
  past: unicodeWords(
    /\b(?:fu|furono|era|erano|aveva|avevano|(?:è|sono) stat[oaie]|(?:ha|hanno) \p{L}+(?:ato|uto|ito|sto|tto|so)|\p{L}{2,}(?:arono|erono|irono|avano|evano|ivano|ava|eva))\b/iu,
  ),
  impersonal: unicodeWords(
    /^(?:è (?:severamente |assolutamente )?(?:vietat|proibit|permess|consentit|obbligatori|necessari)|(?:non )?si \p{L}+|(?:non )?c['’]è|ci sono|bisogna|occorre|basta)\b/iu,
  ),
  example: unicodeWords(/^(?:per esempio|ad esempio|esempio:|p\. ?es\.)\b/iu),
  exceptionOpening: unicodeWords(
    /^(?:l['’](?:unica )?eccezione|le eccezioni|salvo|tranne|tuttavia|però|ciononostante|a meno|altrimenti|se no)\b/iu,
  ),
  definition: unicodeWords(
    /\b(?:significa|si (?:definisce|intende per|chiama|considera)|consiste (?:in|nel)|è (?:ogni|un[oa]?|il|la|qualsiasi) \p{L}+ (?:che|di|con))\b/iu,
  ),
  contrast: unicodeWords(
    /\b(?:invece|tuttavia|però|al contrario|mentre|a differenza|ma|bensì)\b/iu,
  ),
  paperwork: unicodeWords(
    /^(?:non applicabile|n\/a)\.?$|^(?:firmato|firma|redatto|elaborato|revisionato|rivisto|approvato|autorizzato|autor[ei]|versione|edizione|revisione|rev|codice|rif|riferimento|data(?: di (?:emissione|approvazione))?|pagina|pag|documento)\b(?:[.:]| (?:da\b|n\.?º|il \p{N})| v?\p{N}[\p{N}.,/ -]*(?:$|di \p{N}+$)).{0,90}$|\bcopia non controllata\b|\buso interno\b|\b(?:tutti i diritti riservati|diritti d['’]autore|copyright|isbn|issn|licenza (?:gnu|mit|creative|cc|agpl|gpl|apache)|stampato in)\b|©/iu,
  ),
  paperworkHeader: unicodeWords(
    /^(?:codice|versione|edizione|revisione|rev|data|pagina|redatto da|rivisto da|approvato da|autore|firma|modifiche?|stato|documento|distribuzione)\.?$/iu,
  ),
  versionLabel: /v|ver|rev/u,
  articleLabel: /art|par[áa]grafo/u,
  pointer: unicodeWords(
    /^(?:vedi|si veda|cfr|consultare|consulta)\.?\s+(?:anche )?(?:(?:il|la|le|l['’]|i|gli)\s?)?(?:allegat[oi]|appendic[ei]|sezion[ei]|capitol[oi]|fig(?:ur[ae]|\.)|tabell[ae]|pagin[ae]|p\.|sopra|sotto|https?)/iu,
  ),
  skippedTitle: unicodeWords(
    /^(?:.*(?:general public licen[cs]e|creative commons|licencia pública|licença pública).*|indice.*|sommario|riferimenti.*|bibliografia.*|ringraziamenti.*|crediti|licenz[ae].*|note legali.*|diritti d['’]autore.*|copyright.*|cronologia.*|registro delle modifiche|colophon|grazie.*)$/iu,
  ),
  dutiesLabel: unicodeWords(
    /\b(?:obblighi|doveri|diritti|funzioni|responsabilità|attribuzioni|regole|requisiti|divieti|obiettivi|principi|è (?:severamente |assolutamente )?vietato|sono vietat[ei])\b/iu,
  ),
  attachedTitle:
    /^(?=.)(?:allegat[oi]\s{0,9}[\p{N}\p{L}]{0,3}[.:)\s–—-]{0,20})?(?:modul[oi]|modell[oi] (?:di|per)\b.*|elenco .*|glossario|abbreviazioni|sigle|quadro (?:normativo|legale)\b.*|normativa\b.*|legislazione\b.*|base giuridica)?$/iu,
  warningLabel: unicodeWords(
    /^(?:attenzione|avvertenza|pericolo|cautela|importante|avviso)\s*[:.!–—-]\s*/iu,
  ),
};
