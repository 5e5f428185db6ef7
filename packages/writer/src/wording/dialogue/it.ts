import { unicodeWords } from '../unicode-words.ts';
import { choices } from './choices.ts';
import type { DialogueWording } from './dialogue-wording.ts';

/** Italian: «Lei» between the two in the formal style, «tu» in the others; no gender for either. */
export const it: DialogueWording = {
  cues: {
    beforeReason: unicodeWords(/,?\s+(?=(?:perché|poiché|dato che|dal momento che|visto che)\b)/iu),
    beforeObjection: /,\s+(?=ma\s(?!(?:anche|non|piuttosto)\s))/iu,
    corrects: unicodeWords(
      /\b(?:non|bensì|solo|anche|proprio|e|o|né|spiega|spiegano|chiede|chiedono|capire|sapere|ecco)$|\bnon (?:solo|soltanto|perché)\b/iu,
    ),
    borders: unicodeWords(/;\s+|,\s+(?=(?:e|ma|mentre|perché|anche se|il che|dove|così che)\b)/giu),
    contrast: unicodeWords(
      /^(?:ma|però|tuttavia|invece|al contrario|ciononostante|d['’]altra parte|eppure)\b/iu,
    ),
    example: unicodeWords(/^(?:per esempio|ad esempio)\b/iu),
    consequence: unicodeWords(
      /^(?:per questo|perciò|quindi|pertanto|dunque|di conseguenza|così|ecco perché)\b/iu,
    ),
    first: unicodeWords(
      /^(?:prima di tutto|innanzitutto|in primo luogo|per prima cosa|il primo passo)\b/iu,
    ),
    next: unicodeWords(
      /^(?:poi|dopo|in seguito|successivamente|in secondo luogo|il secondo passo|più tardi)\b/iu,
    ),
    last: unicodeWords(/^(?:infine|alla fine|per ultimo|per ultima cosa|l['’]ultimo passo)\b/iu),
    advice: unicodeWords(
      /\b(?:deve|devono|dovrebbe|dovrebbero|bisogna|occorre|conviene|è (?:meglio|consigliabile|opportuno|necessario|importante|bene)|consigliano?|raccomandano?)(?!\p{L})/iu,
    ),
    isA: /^(è|sono) (?:(?:un|uno|una)\s|un['’])/iu,
    definite: /^(?:(?:il|lo|la|i|gli|le)\s|l['’])/iu,
    article: /(?<!\p{L})(?:il|lo|la|i|gli|le|un|uno|una|l['’]|un['’])\s?$/iu,
    quantities: unicodeWords(
      /\b(?:per cento|milioni|milione|miliardi|mila|mille|la metà|un terzo|un quarto|il doppio|il triplo)(?!\p{L})/iu,
    ),
  },
  nameIs: 'Sono {name}.',
  roleIs: 'Parlo come {role}.',
  asRole: (role) => role,
  focusIs: 'E guardiamo soprattutto questo: {focus}.',
  closingTitle: 'Per concludere',
  styles: {
    'engaging,informative': {
      greetings: choices(
        'Ciao, questo è {name}. | Si comincia! Questo è {name}. | Che bello averti qui: questo è {name}.',
      ),
      company: choices(
        "Siamo due voci: una domanda e l'altra spiega. | Io porto le domande, e accanto a me ci sono le risposte.",
      ),
      topics: choices(
        'Il nostro tema: {topic}. | Oggi esploriamo questo: {topic}. | Oggi mettiamo tutto sul tavolo: {topic}.',
      ),
      hellos: choices(
        "Grazie. C'è molto da raccontare. | Grazie dell'invito. Il tema lo merita. | Con piacere. Andiamo a fondo.",
      ),
      answers: choices('Certo. | Volentieri. | Bella domanda.'),
      handovers: choices("E c'è dell'altro. | Passiamo a un altro punto? | Proseguiamo?"),
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
        why: choices('E perché? | Qual è la ragione? | Come si spiega?'),
        contrast: choices(
          "C'è una riserva importante? | E il rovescio della medaglia? | Dov'è la difficoltà?",
        ),
        example: choices(
          'Ci fai un esempio? | Come appare in un caso concreto? | Possiamo vederlo con un esempio?',
        ),
        consequence: choices('E che cosa comporta? | Quale conseguenza ha? | E dove ci porta?'),
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
        advice: choices(
          'Che cosa si consiglia? | In pratica, che cosa conviene fare? | Quale consiglio dobbiamo portare con noi?',
        ),
        about: choices(
          '{x}: che cosa bisogna sapere? | E {x}? | Che cosa succede con {x}? | {x}: che cosa ci racconti? | Riprendiamo un punto: {x}. Che cosa sottolinei?',
        ),
        phrase: choices(
          'Un altro aspetto: {phrase}. Che cosa possiamo dire? | Questo attira la mia attenzione: {phrase}. | Fermiamoci un momento qui: {phrase}.',
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
      company: choices(
        "Qui si chiacchiera: io chiedo, e dall'altra parte rispondono. | Due chiacchiere senza copione: io domando, e qualcuno che ne sa risponde.",
      ),
      topics: choices(
        'Oggi si parla di una cosa: {topic}. | La chiacchierata di oggi: {topic}. | Oggi tocca a questo: {topic}.',
      ),
      hellos: choices(
        'Grazie! Che bello essere qui. | Ciao! Dai, partiamo. | Ciao! Chiedimi quello che vuoi.',
      ),
      answers: choices('Sì, guarda. | Ti racconto. | Ma certo.'),
      handovers: choices(
        "E aspetta, c'è ancora qualcosa. | Te ne racconto un'altra? | E non finisce qui.",
      ),
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
        why: choices('E come mai? | Perché, scusa? | Aspetta, e perché?'),
        contrast: choices(
          "Però c'è un però, no? | Ok, e dov'è il trucco? | E non c'è nessun intoppo?",
        ),
        example: choices('Tipo? | Hai un esempio? | Dimmi un caso.'),
        consequence: choices('E allora? | E questo che vuol dire? | Cioè, in pratica?'),
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
        advice: choices(
          'E quindi che si fa? | Tu che faresti? Che si consiglia? | Ok, e la dritta pratica?',
        ),
        about: choices(
          "Senti, e {x}? | E come va con {x}? | {x}: dimmi un po'. | E che mi dici di questo: {x}? | Aspetta, torniamo qui: {x}. Che c'è?",
        ),
        phrase: choices(
          "E quest'altra: {phrase}. Come funziona? | Raccontami una cosa: {phrase}. | Senti, questa mi suona: {phrase}.",
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
      company: choices(
        'Formulerò le domande; la spiegazione spetterà alla persona ospite. | Dialogano qui chi conduce e una voce che conosce la materia.',
      ),
      topics: choices(
        'Il tema di questa puntata: {topic}. | Occorre esaminare oggi quanto segue: {topic}. | La materia che ci occupa: {topic}.',
      ),
      hellos: choices(
        "La ringrazio dell'invito. | Molte grazie. È un onore partecipare. | È un piacere contribuire.",
      ),
      answers: choices('Con piacere. | Certamente. | È una domanda pertinente.'),
      handovers: choices(
        'Mi consenta di aggiungere qualcosa. | Se permette, proseguo. | Resta da segnalare un altro aspetto.',
      ),
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
        why: choices('Per quale motivo? | Qual è il fondamento? | Come si giustifica?'),
        contrast: choices(
          "Esiste una riserva? | Quale limite va segnalato? | È possibile un'obiezione?",
        ),
        example: choices(
          'Potrebbe fornire un esempio? | Potrebbe illustrarlo con un caso? | Quale esempio sarebbe istruttivo?',
        ),
        consequence: choices(
          'Che cosa se ne deduce? | Quale conclusione se ne trae? | Qual è la conseguenza?',
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
        advice: choices(
          'Quale raccomandazione si impone? | Quale condotta è consigliabile? | Che cosa va osservato nella pratica?',
        ),
        about: choices(
          'Che cosa può segnalare riguardo a questo punto: {x}? | Consideriamo {x}. Che cosa va detto? | {x}: che cosa preciserebbe? | Per quanto riguarda {x}, che cosa occorre sapere? | Mi consenta di richiamare un punto: {x}.',
        ),
        phrase: choices(
          'Un concetto merita attenzione: {phrase}. | Esaminiamo questo concetto: {phrase}. | La prego di soffermarsi qui: {phrase}.',
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
      company: choices(
        "Io ci metto domande e curiosità; di fronte, la saggezza. | Io chiedo e basta; il difficile tocca all'altra sedia.",
      ),
      topics: choices(
        'Il menù di oggi: {topic}. | Piatto forte di oggi: {topic}. | Oggi addentiamo questo: {topic}.',
      ),
      hellos: choices(
        'Grazie! Prometto di non cantare. | Presente! E con i compiti fatti. | Ciao! Che la festa cominci.',
      ),
      answers: choices('Bella questa! | Reggetevi forte. | Questa la so.'),
      handovers: choices(
        "E non andate via, c'è dell'altro ancora. | Un altro giro? | E ho ancora fiato.",
      ),
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
        why: choices(
          'E perché, se non è un segreto? | Perché, o voce della saggezza? | Il bambino che è in me chiede: perché?',
        ),
        contrast: choices(
          "Dove sono le scritte in piccolo? | Lo sapevo: dov'è il ma? | Filava troppo liscio, vero?",
        ),
        example: choices(
          "Un esempio, che mi perdo. | Mi disegni un esempio? | Esempio, per favore, per l'ultima fila.",
        ),
        consequence: choices(
          'E la morale della favola? | E nella prossima puntata? | Effetto domino, vero?',
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
        advice: choices(
          'Che dice il manuale di sopravvivenza? | Un consiglio gratis per il pubblico? | E noi comuni mortali che facciamo?',
        ),
        about: choices(
          'Sul banco dei testimoni: {x}. | Pettegolezzo fondato: che succede con {x}? | E {x}? Non mi sfugge niente. | Un applauso a questo: {x}! | Sotto la lente, adesso: {x}. Che si vede?',
        ),
        phrase: choices(
          'Parola del giorno: {phrase}. Prego! | Sembra uno scioglilingua: {phrase}. | Casella speciale del tabellone: {phrase}.',
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
      company: choices(
        "Una voce apre il cammino con le domande; l'altra racconta la storia. | Io porto la lanterna; l'altra voce conosce la strada.",
      ),
      topics: choices(
        'Il racconto di oggi: {topic}. | La nostra storia ha un nome: {topic}. | Il cammino che percorriamo oggi: {topic}.',
      ),
      hellos: choices(
        'Grazie. È una storia che merita di essere raccontata. | Volentieri. Andiamo passo passo. | Grazie di aver aperto la porta. Entriamo.',
      ),
      answers: choices('Ascolta. | Torniamo lì. | Te lo racconto.'),
      handovers: choices(
        'Ma il cammino continua. | E la storia non finisce lì. | Un altro passo, allora.',
      ),
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
        why: choices(
          "Che cosa c'è dietro? Perché? | Perché accade così? | Quale segreto lo spiega?",
        ),
        contrast: choices(
          'E allora, spunta un ostacolo? | Ogni storia ha la sua svolta; qual è questa? | Da dove nasce il conflitto?',
        ),
        example: choices(
          'Quale scena lo mostra? | Mostraci una scena, un esempio. | In quale esempio prende vita?',
        ),
        consequence: choices(
          'E che cosa mette in moto? | Come prosegue la storia da lì? | Quale traccia lascia?',
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
        advice: choices(
          'Che cosa insegna questa parte della storia? | Quale strada conviene prendere? | Che cosa consiglia il racconto?',
        ),
        about: choices(
          "Seguiamo la traccia: {x}. Che cosa scopriamo? | Quale storia c'è con {x}? | E {x}, in mezzo a tutto questo? | Entra in scena questo: {x}. | Volgiamo lo sguardo a un punto: {x}. Che cosa c'è lì?",
        ),
        phrase: choices(
          "Appare un'immagine: {phrase}. | Un dettaglio cambia il paesaggio: {phrase}. | Il racconto si ferma qui: {phrase}.",
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
