import { choices } from '../notation/choices.ts';
import type { ReactionsOfStyles } from '../types/dialogue-wording.ts';

export const reactions: ReactionsOfStyles = {
  'engaging,informative': {
    remarks: {
      figure: choices(
        '{figure}: prendo nota. | Tengo a mente la cifra: {figure}. | {figure}, un dato da non dimenticare.',
      ),
      phone: choices('Un numero da salvare. | Ecco un numero da tenere a portata di mano.'),
      prohibition: choices(
        'Quindi lì la risposta è no. | È chiaro che cosa non si fa. | Un limite da non superare.',
      ),
      warning: choices('Ecco dove sta il rischio. | Un avvertimento da prendere sul serio.'),
      obligation: choices('Quindi non è facoltativo. | È un obbligo, allora.'),
      exception: choices(
        'Quindi la regola ha la sua eccezione. | Non vale per tutto, a quanto pare.',
      ),
      condition: choices("Quindi dipende dal caso. | Insomma, c'è una condizione."),
      steps: choices('Sono {count} passi, in questo ordine. | {count} passi facili da seguire.'),
      items: choices('{count} punti da ricordare. | La lista è fatta: sono {count}.'),
      example: choices("Con un caso così si capisce meglio. | L'esempio chiarisce."),
    },
    asks: {
      prohibition: choices("E che cosa non si può fare? | C'è qualcosa di vietato?"),
      obligation: choices('Che cosa è obbligatorio? | E che cosa bisogna fare?'),
      deadline: choices('Di quanto tempo parliamo? | Quali tempi ci sono?'),
      warning: choices('A che cosa bisogna stare più attenti? | Dove sta il pericolo?'),
      phone: choices('Chi si può chiamare? | Dove si può chiedere?'),
    },
  },
  'casual,conversational': {
    remarks: {
      figure: choices('{figure}, eh. | {figure}, ok. | Guarda, {figure}.'),
      phone: choices('Questo me lo salvo. | Bene, così si sa chi chiamare.'),
      prohibition: choices('Ok, giù le mani. | Quindi no. | Capito, quello non si fa.'),
      warning: choices('Ahi, lì occhio. | Con quello non si scherza.'),
      obligation: choices('Quindi per forza. | Tocca farlo, insomma.'),
      exception: choices('Ah, però ci sono eccezioni. | Tranne lì, ovvio.'),
      condition: choices('Insomma, dipende. | Ah, solo in quel caso.'),
      steps: choices('{count} passi e via. | Ok, {count} passi, uno alla volta.'),
      items: choices('E sono {count} cose. | {count} cose; ci stanno su un foglietto.'),
      example: choices("Ah, adesso lo vedo. | Con l'esempio è tutto chiaro."),
    },
    asks: {
      prohibition: choices('E che cosa non posso fare? | Che cosa è vietato lì?'),
      obligation: choices('E che cosa tocca fare? | Che cosa devo fare per forza?'),
      deadline: choices('E quanto tempo è? | Entro quando?'),
      warning: choices('E a cosa sto attento? | Dove si può sbagliare?'),
      phone: choices('E chi chiamo? | E se voglio chiedere?'),
    },
  },
  'formal,educational': {
    remarks: {
      figure: choices(
        'Teniamo a mente la cifra: {figure}. | {figure}: è il dato da ricordare. | Resta annotato: {figure}.',
      ),
      phone: choices('È un contatto da conservare. | È utile conoscere quel numero.'),
      prohibition: choices(
        'Si tratta dunque di un divieto. | La norma non lascia dubbi. | È stabilito che cosa non è consentito.',
      ),
      warning: choices("È un'avvertenza che merita attenzione. | Il rischio è così segnalato."),
      obligation: choices('Si tratta dunque di un dovere. | Non è, pertanto, facoltativo.'),
      exception: choices("La norma ammette dunque un'eccezione. | È una riserva importante."),
      condition: choices(
        'Tutto dipende dunque da quella condizione. | La condizione è determinante.',
      ),
      steps: choices('La procedura comprende {count} passi. | In sintesi, {count} passi ordinati.'),
      items: choices("In tutto {count} elementi. | L'elenco comprende {count} punti."),
      example: choices("L'esempio è istruttivo. | Il caso illustra la norma."),
    },
    asks: {
      prohibition: choices('Che cosa non è consentito? | Quali divieti si applicano?'),
      obligation: choices('Quali sono gli obblighi? | Quali doveri ne derivano?'),
      deadline: choices('Quali termini si applicano? | Entro quale termine deve avvenire?'),
      warning: choices('Quale rischio va segnalato? | Quale precauzione si impone?'),
      phone: choices('A chi va rivolta la richiesta? | Qual è il contatto competente?'),
    },
  },
  'humorous,lighthearted': {
    remarks: {
      figure: choices(
        '{figure}. Me lo tatuo. | {figure}, signore e signori. | {figure}: il prossimo quiz è mio.',
      ),
      phone: choices('Quel numero va dritto sul frigo. | Lo metto tra i preferiti.'),
      prohibition: choices(
        'E io che stavo per provarci. | Mani in tasca, allora. | Neanche a guardarlo, capito.',
      ),
      warning: choices('Di colpo divento prudente. | Deglutisco.'),
      obligation: choices('Nessuna via di fuga, insomma. | Addio alla mia scusa preferita.'),
      exception: choices("C'è sempre la clausola piccola. | Una crepa nella regola!"),
      condition: choices('Il caro vecchio «dipende». | Con condizioni, come da mia nonna.'),
      steps: choices(
        '{count} passi, meno di un mobile da montare. | {count} passi; riesco anche ballando.',
      ),
      items: choices('{count}, e senza respirare. | {count}: conto sulle dita.'),
      example: choices('Adesso ci arrivo perfino io. | Con una storia è tutto più bello.'),
    },
    asks: {
      prohibition: choices('Che cosa ci tolgono stavolta? | Che cosa non si tocca?'),
      obligation: choices(
        'Quali sono i compiti a casa? | E che cosa ci aspetta, volenti o nolenti?',
      ),
      deadline: choices("E l'orologio che dice? | Quanto manca al panico?"),
      warning: choices('Dove sta la buccia di banana? | Da che cosa si scappa?'),
      phone: choices(
        'Chi chiamiamo? Gli acchiappafantasmi non valgono. | E chi risponde al telefono?',
      ),
    },
  },
  'storytelling,narrative': {
    remarks: {
      figure: choices(
        "{figure}: il numero resta nell'aria. | {figure}. Un dettaglio che pesa. | E il conto dice questo: {figure}.",
      ),
      phone: choices("Una voce dall'altra parte del filo. | C'è sempre qualcuno da chiamare."),
      prohibition: choices(
        'Una porta che resta chiusa. | Lì la strada è sbarrata. | Una linea che nessuno oltrepassa.',
      ),
      warning: choices('Il pericolo si affaccia. | Qui si trattiene il respiro.'),
      obligation: choices('Un compito che nessuno può saltare. | E il dovere chiama.'),
      exception: choices("Anche la regola più ferma ha una crepa. | Ma c'è una deviazione."),
      condition: choices('Lì la strada si divide. | Tutto dipende da quel momento.'),
      steps: choices(
        '{count} passi, come le tappe di un viaggio. | E così, in {count} passi, si arriva.',
      ),
      items: choices('{count} pezzi sul tavolo. | {count} cose nello zaino.'),
      example: choices('La scena dice tutto. | Ora la storia ha un volto.'),
    },
    asks: {
      prohibition: choices(
        'Quale porta deve restare chiusa? | Che cosa è proibito in questo luogo?',
      ),
      obligation: choices('Quale compito attende? | Che cosa deve fare chi arriva fin qui?'),
      deadline: choices("Quanto tempo resta? | Che cosa segna l'orologio?"),
      warning: choices('Quale pericolo è in agguato? | Dove bisogna camminare piano?'),
      phone: choices('Chi può aiutare? | A chi si chiede aiuto?'),
    },
  },
};
