import { choices } from '../notation/choices.ts';
import { unicodeWords } from '../notation/unicode-words.ts';
import type { DialogueWording } from '../types/dialogue-wording.ts';
import { reactions } from './reactions.ts';

/** The two say «Lei» in the formal style, «tu» in the others. No gender for either. */
export const dialogue: DialogueWording = {
  cues: {
    contrast: unicodeWords(
      /^(?:ma|però|tuttavia|invece|al contrario|ciononostante|d['’]altra parte|eppure|unica eccezione|salvo|tranne)\b/iu,
    ),
    example: unicodeWords(/^(?:per esempio|ad esempio|un esempio|caso reale)\b/iu),
    forbids: unicodeWords(
      /\b(?:vietat[oaie]|proibit[oaie]|divieto|mai|in nessun caso|per nessun motivo|non (?:si )?(?:deve|devono|può|possono|potete|dovete|ammette|accetta)|non (?:è|sono) (?:consentit|permess|ammess)[oaie])(?!\p{L})/iu,
    ),
    demands: unicodeWords(
      /(?<!non )\b(?:deve|devono|dovete|bisogna|occorre|obbligatori[oae]?|è (?:necessario|indispensabile|obbligatorio))(?!\p{L})/iu,
    ),
    excepts: unicodeWords(/\b(?:salvo|tranne|eccetto|eccezion[ei]|a meno che)\b/iu),
    figure: unicodeWords(
      /(?:[$€£]\s?\p{N}(?:[\p{N}.,]{0,30}\p{N})?|(?:\p{N}[\p{N}.,]{0,30}|\b(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti|trenta))(?:\s?(?:[%€$£]|°C)|\s(?:per cento|euro|dollari|franchi|gradi|secondi|minuti|ore|giorni(?: (?:lavorativi|feriali))?|settimane|mesi|anni|metri|chilometri|chili|litri|km|kg|cm)\b))/iu,
    ),
    range: /[–-]\s?$|(?:^|\s)(?:a|e|ed|o)\s$/iu,
    caseOpening: unicodeWords(/^((?:se|quando|in caso di) [^,.;:?]{4,60}), /iu),
    greeting: unicodeWords(
      /^(?:benvenut[oaie]\b|ciao\b|gentile\b|car[oaie]\b|grazie (?:per|di)\b|buon(?:giorno|asera)\b|questo documento\b|il presente documento\b)/iu,
    ),
    pointsElsewhere: unicodeWords(
      /\b(?:vedi|vedere|si veda|consultare|consulta|cfr)\s+(?:anche|il|la|lo|le|i|gli|l['’]|sezione|cap|fig|tab|pagina|allegato|https?)|\b(?:figur[ae]|tabell[ae]|grafic[oi]|sezion[ei]|capitol[oi]|appendic[ei]|allegat[oi]|pagin[ae]|equazion[ei]|diapositiv[ae]|esemp[io]+|fig)\.?\s+(?:n[.º°]*\s*)?(?:\d|[IVX]+\b|[A-Z]\b)|\b(?:figura|tabella|grafico|immagine|schema|sezione|capitolo|esempio|righe|link)\s+(?:seguent[ei]|precedent[ei]|sopra|sotto)|\b(?:seguent[ei]|precedent[ei])\s+(?:figur|tabell|grafic|immagin|schem|sezion|capitol|esemp|righ|link)|\b(?:più (?:avanti|sopra|sotto)|qui (?:sotto|sopra|di seguito)|di seguito)\b|come (?:abbiamo|si è|già|detto|indicato|visto|descritto)|(?<!\p{L})ecco(?!\p{L})/iu,
    ),
    isA: /^(è|sono) (?:(?:un|uno|una)\s|un['’])/iu,
    definite: /^(?:(?:il|lo|la|i|gli|le)\s|l['’])/iu,
  },
  asFigure: (figure) => figure,
  whatIf: choices('E {case}? | Che cosa succede {case}? | Facciamo un caso: e {case}?'),
  numbers: choices(
    'due | tre | quattro | cinque | sei | sette | otto | nove | dieci | undici | dodici',
  ),
  steps: {
    steps: { first: 'Per prima cosa', between: ['Poi', 'In seguito', 'Dopo'], last: 'Infine' },
    numberedStep: 'Passo {number}',
  },
  firstTitles: choices(
    'Cominciamo da qui: {title}. | Primo tema: {title}. | Per cominciare: {title}.',
  ),
  otherTitles: choices(
    'E questo: {title}? | Altro tema: {title}. | Prossimo punto: {title}. | E che cosa c’è qui: {title}? | E ora questo: {title}.',
  ),
  nameIs: 'Sono {name}.',
  roleIs: 'Parlo come {role}.',
  asRole: (role) => role,
  focusIs: 'E guardiamo soprattutto questo: {focus}.',
  closingTitle: 'Per concludere',
  reactions,
  styles: {
    'engaging,informative': {
      greetings: choices(
        'Ciao, questo è {name}. | Si comincia! Questo è {name}. | Che bello averti qui: questo è {name}.',
      ),
      topics: choices(
        'Il nostro tema: {topic}. | Oggi esploriamo questo: {topic}. | Oggi mettiamo tutto sul tavolo: {topic}.',
      ),
      hellos: choices(
        "Grazie. C'è molto da raccontare. | Grazie dell'invito. Il tema lo merita. | Con piacere. Andiamo a fondo.",
      ),
      answers: choices('Certo. | Volentieri. | Bella domanda.'),
      recaps: choices('Ricapitoliamo: {list}. | Fin qui abbiamo visto questo: {list}.'),
      starts: choices(
        "Qual è la prima cosa da sapere? | Cominciamo dall'essenziale: che cosa conta di più? | Dacci l'idea chiave per entrare in argomento.",
      ),
      turns: choices(
        "Passiamo a un altro punto chiave: {title}. Che cosa sottolinei? | Ora vorrei chiederti di questo: {title}. | Mi interessa anche questo: {title}. Che cosa ci racconti? | E c'è un tema che non può mancare: {title}.",
      ),
      reactions: choices(
        'Molto interessante. | Questo è fondamentale. | È chiaro. | Vale la pena ricordarlo. | Me lo segno. | Questo fa riflettere.',
      ),
      asks: {
        contrast: choices(
          "C'è una riserva importante? | E il rovescio della medaglia? | Dov'è la difficoltà?",
        ),
        example: choices(
          'Ci fai un esempio? | Come appare in un caso concreto? | Possiamo vederlo con un esempio?',
        ),
        definition: choices(
          'Che cosa {is} esattamente {x}? | Per chi arriva adesso: che cosa {is} {x}? | Definiamo una cosa importante: che cosa {is} {x}?',
        ),
        list: choices(
          'Quali punti dobbiamo tenere a mente? | Possiamo vederli punto per punto? | Che cosa rientra in questo elenco?',
        ),
        figures: choices(
          'Abbiamo delle cifre? | Che cosa dicono i numeri? | Come si traduce in dati?',
        ),
        first: choices('Qual è il primo passo? | Da dove si comincia?'),
        next: choices('E dopo? | Che cosa viene poi? | E il passo successivo?'),
        last: choices('E per completare il processo? | Che cosa arriva alla fine?'),
        about: choices(
          '{x}: che cosa bisogna sapere? | E {x}? | Che cosa succede con {x}? | {x}: che cosa ci racconti? | Riprendiamo un punto: {x}. Che cosa sottolinei?',
        ),
        more: choices(
          "Che cos'altro dobbiamo sapere? | Quale altro punto conta? | Raccontaci di più. | Che cosa sottolinei ancora? | Quale altro dato aiuta a capire? | E che cosa c'è ancora dietro? | Proseguiamo: che cos'altro offre il tema?",
        ),
        nudge: choices('Continua, per favore. | Ti seguiamo. | Vai avanti.'),
      },
      finals: choices(
        "Per finire, quale idea ci resta? | Prima di salutarci, che cos'altro conviene ricordare? | E l'idea finale, quale sarebbe?",
      ),
      closes: choices(
        "Grazie per la spiegazione. Questo era {name}. Alla prossima! | Ci portiamo via molto su cui riflettere. Questo era {name}; grazie per l'ascolto.",
      ),
    },
    'casual,conversational': {
      greetings: choices(
        'Ehi, come va? Stai ascoltando {name}. | Ciao, ciao! Questo è {name}. | Prenditi un caffè, sei su {name}.',
      ),
      topics: choices(
        'Oggi si parla di una cosa: {topic}. | La chiacchierata di oggi: {topic}. | Oggi tocca a questo: {topic}.',
      ),
      hellos: choices(
        'Grazie! Che bello essere qui. | Ciao! Dai, partiamo. | Ciao! Chiedimi quello che vuoi.',
      ),
      answers: choices('Sì, guarda. | Ti racconto. | Ma certo.'),
      recaps: choices('Allora, abbiamo parlato di questo: {list}. | Riassumendo: {list}.'),
      starts: choices(
        "Allora, da dove si parte? | Ok, raccontami: di che si tratta? | Dai, prima le basi: com'è la storia?",
      ),
      turns: choices(
        'Senti, cambiando discorso: {title}. | Ok, passiamo ad altro: {title}. Che mi dici? | Ah, e mi mancava questo: {title}. | E già che ci siamo: {title}. Come funziona?',
      ),
      reactions: choices(
        'Capito. | Ma guarda. | Ah, certo. | Ok, ti seguo. | Ecco. | Non ci avevo pensato.',
      ),
      asks: {
        contrast: choices(
          "Però c'è un però, no? | Ok, e dov'è il trucco? | E non c'è nessun intoppo?",
        ),
        example: choices('Tipo? | Hai un esempio? | Dimmi un caso.'),
        definition: choices(
          'Aspetta, che cosa {is} {x}? | Così nessuno si perde: che cosa {is} {x}? | Vai piano con me: che cosa {is} {x}?',
        ),
        list: choices(
          'Ok, quali sono? Dimmeli tutti. | E che ci va dentro? | Spara tutta la lista.',
        ),
        figures: choices('E in numeri? | Di quanto parliamo? | Hai un numero per me?'),
        first: choices('E che si fa per prima cosa? | Ok, che cosa viene prima?'),
        next: choices('E poi? | E adesso che si fa? | Fatto, e dopo ancora?'),
        last: choices('E alla fine? | E come va a finire?'),
        about: choices(
          "Senti, e {x}? | E come va con {x}? | {x}: dimmi un po'. | E che mi dici di questo: {x}? | Aspetta, torniamo qui: {x}. Che c'è?",
        ),
        more: choices(
          "E poi che altro? | Vai, continua. | Hai altro per me? | Ok, ancora. | E ce n'è ancora? | Che altro c'è? | Dai, un'altra.",
        ),
        nudge: choices('Dai, continua. | Ti ascolto. | E…?'),
      },
      finals: choices(
        "Bene, e l'ultima? | Stiamo per andare: che altro ti resta? | Ancora una prima di andare, va bene?",
      ),
      closes: choices(
        'Grazie della chiacchierata. Questo era {name}. Ci si vede! | Bella chiacchierata. Hai ascoltato {name}. Ciao!',
      ),
    },
    'formal,educational': {
      greetings: choices(
        'Un cordiale saluto al nostro pubblico: {name}. | Diamo inizio a una nuova puntata: {name}. | Benvenute e benvenuti in questo spazio: {name}.',
      ),
      topics: choices(
        'Il tema di questa puntata: {topic}. | Occorre esaminare oggi quanto segue: {topic}. | La materia che ci occupa: {topic}.',
      ),
      hellos: choices(
        "La ringrazio dell'invito. | Molte grazie. È un onore partecipare. | È un piacere contribuire.",
      ),
      answers: choices('Con piacere. | Certamente. | È una domanda pertinente.'),
      recaps: choices(
        'Ricapitoliamo i punti trattati: {list}. | In sintesi, abbiamo trattato quanto segue: {list}.',
      ),
      starts: choices(
        'Qual è il punto di partenza? | Per cominciare, che cosa occorre stabilire? | Quale fondamento dovrebbe conoscere il nostro pubblico?',
      ),
      turns: choices(
        "Affrontiamo la sezione seguente: {title}. | Le propongo di esaminare un altro aspetto: {title}. Che cosa va compreso? | È il momento di trattare questa questione: {title}. | Un'altra sezione merita un'analisi: {title}.",
      ),
      reactions: choices(
        'Comprendo. | È una precisazione utile. | Conviene sottolinearlo. | La ringrazio del chiarimento. | Ciò resta stabilito. | Ne prendiamo atto.',
      ),
      asks: {
        contrast: choices(
          "Esiste una riserva? | Quale limite va segnalato? | È possibile un'obiezione?",
        ),
        example: choices(
          'Potrebbe fornire un esempio? | Potrebbe illustrarlo con un caso? | Quale esempio sarebbe istruttivo?',
        ),
        definition: choices(
          'Potrebbe definire il termine: che cosa {is} {x}? | A rigore, che cosa {is} {x}? | A titolo di definizione, che cosa {is} {x}?',
        ),
        list: choices(
          'Potrebbe elencare gli elementi? | Quali elementi comprende? | Come si articola?',
        ),
        figures: choices(
          'Quali dati lo attestano? | Disponiamo di cifre in merito? | Quali grandezze sono in gioco?',
        ),
        first: choices('Qual è la fase iniziale? | Che cosa si fa in primo luogo?'),
        next: choices('Quale fase segue? | E successivamente? | Come prosegue il processo?'),
        last: choices('Come si conclude il processo? | Qual è la fase finale?'),
        about: choices(
          'Che cosa può segnalare riguardo a questo punto: {x}? | Consideriamo {x}. Che cosa va detto? | {x}: che cosa preciserebbe? | Per quanto riguarda {x}, che cosa occorre sapere? | Mi consenta di richiamare un punto: {x}.',
        ),
        more: choices(
          "Quale altro elemento va considerato? | Potrebbe ampliare la spiegazione? | Che cos'altro conviene precisare? | Quale ulteriore aspetto metterebbe in rilievo? | Che cosa completa il quadro? | Desidera aggiungere una considerazione? | Prosegua, La prego.",
        ),
        nudge: choices(
          'Prosegua, per cortesia. | La ascoltiamo. | Completi il pensiero, La prego.',
        ),
      },
      finals: choices(
        'In conclusione, che cosa va ricordato? | Per concludere, quale considerazione aggiungerebbe? | Prima di concludere, che cosa resta da aggiungere?',
      ),
      closes: choices(
        "La ringrazio dell'esposizione. Si conclude così questa puntata: {name}. | Con questa spiegazione chiudiamo: {name}. Grazie dell'attenzione.",
      ),
    },
    'humorous,lighthearted': {
      greetings: choices(
        'Ciao! Questo è {name}, e siamo in gran forma. | Su il sipario! Anzi, il microfono: {name}. | Alza il volume, arriva {name}.',
      ),
      topics: choices(
        'Il menù di oggi: {topic}. | Piatto forte di oggi: {topic}. | Oggi addentiamo questo: {topic}.',
      ),
      hellos: choices(
        'Grazie! Prometto di non cantare. | Presente! E con i compiti fatti. | Ciao! Che la festa cominci.',
      ),
      answers: choices('Bella questa! | Reggetevi forte. | Questa la so.'),
      recaps: choices('Riassunto per chi si è distratto: {list}. | Facciamo i conti: {list}.'),
      starts: choices(
        "Sgancia la prima bomba: di che si tratta? | Spiegamelo come se fosse lunedì mattina: da dove si parte? | Dai, apri la scatola: che c'è dentro?",
      ),
      turns: choices(
        "Cambio canale: {title}. | Prossima portata: {title}. Piccante o no? | Rullo di tamburi: {title}. | Colpo di scena: {title}. Vediamo un po'!",
      ),
      reactions: choices(
        'Ma dai! | E io senza penna. | Toh! | Il mio neurone si è appena svegliato. | Da incorniciare. | Per poco non rovescio il caffè.',
      ),
      asks: {
        contrast: choices(
          "Dove sono le scritte in piccolo? | Lo sapevo: dov'è il ma? | Filava troppo liscio, vero?",
        ),
        example: choices(
          "Un esempio, che mi perdo. | Mi disegni un esempio? | Esempio, per favore, per l'ultima fila.",
        ),
        definition: choices(
          'Senza dizionario a portata di mano: che cosa {is} {x}? | Domanda da quiz: che cosa {is} {x}? | Annuisco come se sapessi, ma… che cosa {is} {x}?',
        ),
        list: choices(
          'Canta la lista, io applaudo. | La lista della spesa, per favore? | Inventario: che cosa abbiamo?',
        ),
        figures: choices(
          'Numeri, per favore! | Quanto fa? Prendo la calcolatrice. | Sotto con le cifre, oggi è giornata di scienza.',
        ),
        first: choices('Con quale piede si parte? | Ai posti, pronti… che cosa viene prima?'),
        next: choices('E poi? Che suspense! | Prossima fermata? | E dopo la pubblicità?'),
        last: choices('E vissero felici e contenti? | E il gran finale?'),
        about: choices(
          'Sul banco dei testimoni: {x}. | Pettegolezzo fondato: che succede con {x}? | E {x}? Non mi sfugge niente. | Un applauso a questo: {x}! | Sotto la lente, adesso: {x}. Che si vede?',
        ),
        more: choices(
          "C'è dell'altro, o posso già vantarmi? | Un altro giro, per favore. | Non fermarti, che ci prendo gusto. | Bis! | Alziamo la posta: che altro? | Metti un'altra moneta: che esce? | La mia curiosità vuole il dolce.",
        ),
        nudge: choices('Non lasciarmi sulle spine. | Suspense! Continua. | Eee…?'),
      },
      finals: choices(
        'Ultima domanda prima che spengano le luci: che resta? | E la ciliegina sulla torta? | Un ultimo asso nella manica, magari?',
      ),
      closes: choices(
        'Grazie, ho il cervello pieno. Questo era {name}. Ciao ciao! | E anche oggi è finita. Questo era {name}. Ridete tanto!',
      ),
    },
    'storytelling,narrative': {
      greetings: choices(
        'Avvicinati e ascolta: questo è {name}. | Ogni storia ha un inizio; quella di oggi comincia qui: {name}. | Si accende una luce e comincia {name}.',
      ),
      topics: choices(
        'Il racconto di oggi: {topic}. | La nostra storia ha un nome: {topic}. | Il cammino che percorriamo oggi: {topic}.',
      ),
      hellos: choices(
        'Grazie. È una storia che merita di essere raccontata. | Volentieri. Andiamo passo passo. | Grazie di aver aperto la porta. Entriamo.',
      ),
      answers: choices('Ascolta. | Torniamo lì. | Te lo racconto.'),
      recaps: choices(
        'Fin qui il cammino è passato da qui: {list}. | Guardiamo indietro un momento: {list}.',
      ),
      starts: choices(
        "Come comincia tutto? | Portaci all'inizio: che cosa troviamo? | Immaginiamo la prima scena: che cosa vediamo?",
      ),
      turns: choices(
        "Il cammino ci porta altrove: {title}. | Voltiamo pagina e troviamo questo: {title}. Che cosa succede lì? | Si apre un altro capitolo: {title}. | All'orizzonte appare qualcos'altro: {title}.",
      ),
      reactions: choices(
        'La trama avanza. | E la scena cambia. | Sembra quasi di vederlo. | Il filo continua. | Conserviamo questa immagine. | Così cresce il quadro.',
      ),
      asks: {
        contrast: choices(
          'E allora, spunta un ostacolo? | Ogni storia ha la sua svolta; qual è questa? | Da dove nasce il conflitto?',
        ),
        example: choices(
          'Quale scena lo mostra? | Mostraci una scena, un esempio. | In quale esempio prende vita?',
        ),
        definition: choices(
          'Presentiamo il personaggio: che cosa {is} {x}? | Entra in scena qualcosa di nuovo: che cosa {is} {x}? | Prima di proseguire, che cosa {is} {x}?',
        ),
        list: choices(
          'Quali tessere formano il quadro? | Che cosa popola la scena? | Apri il baule: che cosa contiene?',
        ),
        figures: choices(
          'Quanto è grande questa storia, in cifre? | Quali numeri segnano il racconto? | E quanto pesa in numeri?',
        ),
        first: choices("Qual è il primo passo del viaggio? | Che cosa accade all'inizio?"),
        next: choices(
          "E che cosa accade allora? | Che cosa c'è dietro la curva? | Qual è la scena successiva?",
        ),
        last: choices("E l'epilogo? | Come si chiude il cerchio?"),
        about: choices(
          "Seguiamo la traccia: {x}. Che cosa scopriamo? | Quale storia c'è con {x}? | E {x}, in mezzo a tutto questo? | Entra in scena questo: {x}. | Volgiamo lo sguardo a un punto: {x}. Che cosa c'è lì?",
        ),
        more: choices(
          "Come continua il racconto? | Che cos'altro custodisce questa storia? | Andiamo ancora un po' avanti. | Quale altra scena bisogna conoscere? | E che cosa appare più avanti sulla strada? | Continua a raccontare. | Che cos'altro si nasconde lì?",
        ),
        nudge: choices('Continua, non fermarti. | E che ne è stato? | Il silenzio aspetta.'),
      },
      finals: choices(
        "E in fondo al cammino, che cosa resta? | Qual è l'ultima immagine di questa storia? | Prima di chiudere il libro, che cos'altro c'è?",
      ),
      closes: choices(
        'Qui finisce il racconto di oggi. Grazie di aver ascoltato {name}. | Si spegne la luce, resta la storia. Questo era {name}.',
      ),
    },
  },
};
