import { unicodeWords } from '../notation/unicode-words.ts';
import { wordSet } from '../notation/word-set.ts';
import type { Cues } from '../types/cues.ts';

export const cues: Cues = {
  language: 'it',
  and: (next) => (/^e/iu.test(next) ? 'ed' : 'e'),
  elision:
    /^(?:l|d|c|m|s|t|v|un|dell|all|nell|dall|sull|coll|quell|quest|bell|nessun|qualcun|com|dov|cos)['’](?=\p{L})/iu,
  stemmer: 'italian',
  functionWords:
    wordSet(`l' d' c' m' s' t' v' un' dell' all' nell' dall' sull' quell' quest' nessun'
    a abbastanza ad adesso affinché agli ai al alcun alcuna alcune alcuni all alla alle allo allora altra altre altri altro anche ancora anzi appena attraverso avanti avere aveva avevano
    base bene c caso casi che chi chiunque ci ciascuna ciascuno ciò circa cioè coi col come con contro cosa cose così cui da dagli dai dal dalla dalle dallo davanti degli dei del della delle dello dentro deve devono di dietro dopo dove dovere due dunque durante
    e è ecc ecco ed era erano esempio essa esse essere essi fa far fare fatto fine fino fino fra fu furono già gli grande grandi grazie ha hanno ho i il in infatti infine inoltre insieme intorno invece io la là le lei li lo loro lui lungo
    ma mai malgrado me meglio meno mentre mezzo mi mia mie miei mio modo molta molte molti molto momento ne né negli nei nel nella nelle nello nessuna nessuno niente noi non nostra nostre nostri nostro nulla nuova nuove nuovi nuovo
    o od ogni ognuno oltre oppure ora ormai parte parti per perché perciò perfino però più piuttosto po' poca poche pochi poco poi poiché possono potere prima prime primi primo proprio può qual quale quali qualche qualcosa qualcuno qualsiasi quando quanta quante quanti quanto quasi quel quella quelle quelli quello quest questa queste questi questo qui quindi
    sarà saranno se sé seconda secondo sei sembra sempre senza si sia siano sono sopra soprattutto sotto spesso sta stata state stati stato stesso stessa stesse stessi su sua sue sugli sui sul sulla sulle sullo suo suoi tal tale tali tanta tante tanti tanto terzo ti tipo tra tramite tre troppo tu tutta tutte tutti tutto ultimo ultima ultimi ultime un una uno va verso via vi volta volte vostra vostro metà maggior maggiore resto`),
  determiners: wordSet(
    "l' un' dell' all' nell' dall' sull' il lo la i gli le un uno una del dello della dei degli delle al allo alla ai agli alle nel nello nella nei negli nelle dal dallo dalla dai dagli dalle sul sullo sulla sui sugli sulle questo questa questi queste quel quella quei quelle ogni suo sua suoi sue nostro nostra loro alcuni alcune molti molte",
  ),
  phraseLinks: wordSet("di del della dello dei degli delle dell' d' e in per"),
  phraseArticles: new Set(),
  nounLinks: wordSet("di del dei degli delle della dello dell' dell’"),
  verbs:
    wordSet(`è sono era erano essere sarà saranno fu furono ha hanno aveva avevano avrà può possono potrà potrebbe deve devono dovrà dovrebbe bisogna occorre serve servono
    permette permettono consente consentono offre offrono comprende comprendono include includono contiene contengono utilizza utilizzano usa usano mostra mostrano richiede richiedono
    esiste esistono aiuta aiutano crea creano genera generano produce producono indica indicano spiega spiegano descrive descrivono consiste consistono comincia cominciano inizia iniziano
    finisce finiscono segue seguono va vanno viene vengono dà danno dice dicono vede vedono significa significano dipende dipendono appare appaiono conosce conoscono chiama chiamano
    trova trovano realizza realizzano prende prendono fa fanno mette mettono riduce riducono aumenta aumentano migliora migliorano protegge proteggono evita evitano implica implicano
    rappresenta rappresentano assicura assicurano garantisce garantiscono conserva conservano resta restano rimane rimangono diventa diventano riceve ricevono porta portano vive vivono lavora lavorano
    causa causano costa costano cresce crescono cambia cambiano attira attirano nutre nutrono cerca cercano visita visitano limita limitano basta bastano consiglia consigliano rende rendono
    apre aprono chiude chiudono tiene tengono sa sanno vuole vogliono perde perdono arriva arrivano passa passano conta contano aggiunge aggiungono gioca giocano svolge svolgono sale salgono scende scendono
    impedisce impediscono favorisce favoriscono costituisce costituiscono sceglie scelgono consuma consumano assorbe assorbono conviene raccoglie raccolgono`),
  beforeVerb: wordSet("si s' mi ti ci c' vi v' ne non gli che chi io tu lui lei noi voi loro"),
  clauseLinks: wordSet('che'),
  partingVerb: null,
  complementLinks: wordSet('a al con'),
  relatives: new Set(),
  orders: wordSet(
    'scegliete verificate installate configurate evitate confrontate misurate conservate provate aprite annotate preparate scegli verifica installa evita prova apri',
  ),
  adjectiveEnding:
    /(?:ale|ali|are|ari|ico|ica|ici|iche|ivo|iva|ivi|ive|oso|osa|osi|ose|bile|bili|ario|aria|ari|arie|ato|ata|ati|ate|ito|ita|iti|ite|uto|uta|uti|ute|nte|nti|ile|ili|ore|ori|rice|rici|ano|ana|ani|ane|ese|esi|ino|ina)$/u,
  verbEnding:
    /(?:(?<!lug|famili|escol|milit|popol|simil|particol|regol|ausili)(?:[ei]re)|arsi|ersi|irsi|ando|endo|arono|erono|irono|avano|evano|ivano|ava|eva|erà|irà|eranno|iranno|erebbe|irebbe|iamo|mente)$/u,
  hasTitleCase: false,
  nounsHaveCapitals: false,
  adjectivesFirst: false,
  foreignSpelling: null,
  foreignLetters: /[ñ¿¡ãõçê]/iu,
  genericTitle:
    /^(?:introduzione|presentazione|contesto|riassunto|sintesi|conclusion[ei]|generalità|panoramica|obiettiv[oi]|sviluppo|scopo|ambito(?: di applicazione)?|finalità|scopo e ambito)$/iu,
  titleNumbering: unicodeWords(
    /^(?:capitolo|cap\.|sezione|parte|unità|modulo|lezione|articolo|passo|allegato)\s+(?:\d+(?:\.\d+)*|[ivxlc]+)\b[.:)\s–—-]*/iu,
  ),
  appendixLabel: null,
  admonition: unicodeWords(
    /^(?:(?:[nN]ota|[aA]vviso|[aA]vvertenza|[aA]ttenzione|[iI]mportante|[cC]onsiglio|[sS]uggerimento|[eE]sempio|[dD]efinizione|[rR]icorda)\s*[:–—-]\s*)/u,
  ),
  announces: unicodeWords(/\b(?:seguent[ei])\s*[.:]?$|\bcome segue\b/iu),
  dangling: unicodeWords(
    /^(?:e|ed|o|oppure|ma|però|quindi|dunque|così|allora|anche|inoltre|infatti|poi|infine|pertanto|perciò|tuttavia|invece|per (?:esempio|questo|quest[aeoi]|tale|ciò|contro)|ad esempio|ciò|quest[aeoi]|quest['’]|quell[aeoi]|quel|quei|quegli|tale|tali|ess[aeoi]|lui|lei|loro|egli|ella|il (?:primo|secondo|suo|loro|medesimo|resto)|la (?:prima|seconda|sua|loro|medesima)|le (?:prime|sue|loro|altre)|i (?:primi|suoi|loro)|gli (?:altri|stessi)|entramb[ei]|in (?:quest[aeoi]|quel|quell[aeo]|tal|tale|entrambi|compenso|effetti|altre parole)|di (?:quest[aeoi]|conseguenza|fatto)|a (?:quest[aeoi]|ciò|tal)|con (?:quest[aeoi]|ciò|tale)|da (?:quest[aeoi]|ciò)|qui|lì|là|altriment[i]|nonostante (?:ciò|quest[aeoi])|grazie a (?:ciò|quest[aeoi])|cui|che|chi|il che|un altro|un'altra|altri|altre|ecco|si tratta|è|sono|era|erano|ha|hanno|può|possono|serve|permette|contiene|consiste|viene|vengono)\b(?! (?:importante|necessario|possibile|fondamentale|essenziale|consigliabile|utile|bene|meglio) )/iu,
  ),
  demonstrative: unicodeWords(
    /\b(?:quest[aeoi]|quell[aeoi]|quel|quei|tale|tali|stess[aeoi]|entramb[ei]|ciò)\b/iu,
  ),
  stageDirection: unicodeWords(
    /^(?:cliccare|fare clic|presentarsi|menzionare|commentare|chiedere|mostrare|spiegare|ricordare|parlare di|passare a|salutare|demo|pausa|sondaggio|buongiorno|buonasera|ciao)\b/iu,
  ),
};
