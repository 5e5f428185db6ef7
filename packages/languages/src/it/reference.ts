import { unicodeWords } from '../notation/unicode-words.ts';
import { wordSet } from '../notation/word-set.ts';
import type { ReferenceCues } from '../types/reference-cues.ts';

export const reference: ReferenceCues = {
  standsForNothing: unicodeWords(
    /^(?:quell[ei] che |la seconda guerra mondiale|(?:esiste|esistono|esisteva|esistevano|occorre|bisogna|basta|conviene|è|era|c['’]è|ci sono|c['’]era|c['’]erano) (?!anche|altr[oaie])(?:un|una|uno|due|tre|molti|molte|diversi|diverse|più|importante|necessario|possibile|fondamentale|essenziale|consigliabile|utile|bene|meglio|difficile|facile|vero|noto|che|\p{Ll}+re)|sia .+ (?:sia|che) |dopo |prima di )/iu,
  ),
  goesOn: unicodeWords(
    /^(?:tuttavia|però|ma|quindi|dunque|perciò|pertanto|così|inoltre|anche|infatti|poi|infine|invece|allora|nel frattempo|successivamente|in seguito|più tardi|poco dopo|da allora|fino ad allora|allo stesso|al contempo|al contrario|d['’]altr[ao]|di (?:conseguenza|fatto|contro|nuovo)|in (?:particolare|effetti|realtà|sintesi|confronto|compenso|quell['’]|quel|quella|quell[oai]|quegli|quest[oaei]|tal)|per (?:questo|questa|ciò|contro|esempio|la stessa|lo stesso|tale|quanto riguarda quest)|nello stesso|nella stessa|l['’]anno (?:seguente|successivo|dopo)|il giorno (?:seguente|successivo|dopo)|(?:\p{L}+|\p{N}+) (?:anni|anno|mesi|mese|settimane|giorni|ore|decenni|secoli) (?:dopo|più tardi|prima)\b(?! (?:di|del|della|dell))|quest[oaei]|quest['’]|quell[oaei]|quel|quei|quegli|altr[oaie]|un(?:['’]|o |a )?\s?altr[oa]|entramb[ei]|ess[oaie]|il (?:secondo|terzo|quarto|resto|risultato|medesimo|primo è|primo fu)|la (?:seconda|terza|quarta|stessa|ragione|risposta|medesima)|lo stesso|gli (?:altri|stessi|ultimi)|le (?:altre|stesse|ultime|due|tre)|i (?:due|tre|secondi|restanti)|un(?:a)? (?:second|terz)[oa]|ognun[oa]|ciascun[oa]|nessun[oa] di (?:ess|loro)\p{L}*|un[oa] di (?:ess|loro|quest)\p{L}*|simil[ei]|analogamente|ancora|nelle vicinanze,|poco lontano|sì|no,)(?:\b|(?<=['’]))/iu,
  ),
  pointsBack: unicodeWords(
    /(?:\bquest[oaei]\b|\bquest['’]|\bquell[oaei]\b(?! (?:che|di|del|della|dei|delle|degli|dell|con|per|in)\p{L}*)|\bquell['’]|\b(?:quel|quei|quegli)\b(?! che\b)|\btal[ei]\b(?! (?:da|che|e)\b)|\bciò\b(?! che\b)|\b(?:alcun|molt|un|nessun|divers|tutt|poch|ognun|ciascun|due|tre)\p{L}* di (?:ess[ei]|loro|quest[ei])\b|\bnello stesso (?:anno|giorno|mese|periodo|tempo|luogo)\b(?! (?:in cui|che)\b)|\bl['’]anno (?:seguente|successivo)\b|, (?:tuttavia|però|invece|quindi|dunque|infatti|inoltre|ad esempio|per esempio|a sua volta)\b(?=[,.])|\b(?:tuttavia|quest['’]ultim[oa])\b|\bentramb[ei]\b(?! (?:i|le|gli)\b))/giu,
  ),
  subjects: wordSet('egli ella lui lei essi esse esso essa loro'),
  objects: wordSet('gli ne vi'),
  clitics: wordSet('lo la li le'),
  possessives: wordSet('suo sua suoi sue loro'),
  quantities: wordSet(
    'alcuni alcune molti molte diversi diverse pochi poche tutti tutte nessuno nessuna uno una due tre quattro cinque sei sette otto nove dieci altri altre centinaia migliaia milioni',
  ),
  timeOrPlace:
    /^(?:in|nel|nella|nello|nell['’]|nei|nelle|durante|dal|dalla|da|fino|verso|secondo|tra|fra|dopo|prima|a|al|alla|alle)\s?[^,]{1,40},\s|^(?:molte|a|alcune|poche|spesse) volte,?\s|^(?:spesso|normalmente|generalmente),?\s|^(?:nel|dal|fino al) (?:\p{Ll}+ )?\p{N}{4}\s/iu,
  subjectless:
    /^(?:\p{L}{2,}(?:ò|arono|erono|irono|avano?|evano?|ivano?)|fu|furono|era|erano|è|sono|ebbe|ha|hanno|aveva|avevano|fece|diede|nacque|morì|visse|scrisse|vinse|divenne|venne|vennero|mise|prese|può|possono|riceve|contiene|conta|misura|pesa|morirono)$/iu,
  numberedLabel:
    /fig(?:ur[ae])?|grafic[oi]|immagin[ei]|illustrazion[ei]|foto|fotografi[ae]|schem[ai]|diagramm[ai]|mapp[ae]|tabell[ae]/u,
};
