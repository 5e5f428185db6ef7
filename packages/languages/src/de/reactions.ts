import { choices } from '../notation/choices.ts';
import type { ReactionsOfStyles } from '../types/dialogue-wording.ts';

export const reactions: ReactionsOfStyles = {
  'engaging,informative': {
    remarks: {
      figure: choices(
        '{figure}: Das schreibe ich mir auf. | Die Zahl zum Merken also: {figure}. | {figure}, das sollte man wissen.',
      ),
      phone: choices('Eine Nummer zum Speichern. | Gut, dass es eine Anlaufstelle gibt.'),
      prohibition: choices(
        'Da heißt es also Nein. | Damit ist klar, was nicht geht. | Eine Grenze, die feststeht.',
      ),
      warning: choices('Da liegt also die Gefahr. | Eine Warnung, die man ernst nehmen sollte.'),
      obligation: choices('Das ist also Pflicht. | Freiwillig ist das demnach nicht.'),
      exception: choices('Die Regel hat also eine Ausnahme. | Das gilt demnach nicht immer.'),
      condition: choices('Es kommt also auf den Fall an. | Da gibt es demnach eine Bedingung.'),
      steps: choices('{count} Schritte, in dieser Reihenfolge. | Das sind also {count} Schritte.'),
      items: choices('{count} Punkte zum Merken. | Die Liste hat also {count} Punkte.'),
      example: choices('Das Beispiel macht es deutlich. | An so einem Fall sieht man es gut.'),
    },
    asks: {
      prohibition: choices('Und was ist nicht erlaubt? | Ist etwas verboten?'),
      obligation: choices('Was ist Pflicht? | Und was muss man tun?'),
      deadline: choices('Um wie viel Zeit geht es? | Welche Fristen gibt es?'),
      warning: choices('Wo muss man besonders aufpassen? | Wo liegt die Gefahr?'),
      phone: choices('Wen kann man anrufen? | Wo kann man nachfragen?'),
    },
  },
  'casual,conversational': {
    remarks: {
      figure: choices('{figure}, aha. | {figure}, okay. | Schau an, {figure}.'),
      phone: choices('Die Nummer speichere ich mir. | Gut, da kann man also anrufen.'),
      prohibition: choices('Okay, also Finger weg. | Also nein. | Verstanden, das lassen wir.'),
      warning: choices('Uh, da heißt es aufpassen. | Damit ist nicht zu spaßen.'),
      obligation: choices('Da führt kein Weg dran vorbei. | Okay, das muss also sein.'),
      exception: choices('Ah, es gibt Ausnahmen. | Nur da halt nicht.'),
      condition: choices('Kommt also drauf an. | Ah, nur in dem Fall.'),
      steps: choices(
        '{count} Schritte und fertig. | Okay, {count} Schritte, einer nach dem anderen.',
      ),
      items: choices('Das sind {count} Sachen. | {count} Stück, passt auf einen Zettel.'),
      example: choices('Ah, jetzt sehe ich es. | Mit dem Beispiel ist es klar.'),
    },
    asks: {
      prohibition: choices('Und was geht gar nicht? | Was darf man nicht?'),
      obligation: choices('Und was muss sein? | Was muss ich da machen?'),
      deadline: choices('Wie lange ist das? | Bis wann denn?'),
      warning: choices('Und worauf passe ich auf? | Wo kann es schiefgehen?'),
      phone: choices('Und wen rufe ich an? | Und wenn ich eine Frage habe?'),
    },
  },
  'formal,educational': {
    remarks: {
      figure: choices(
        'Halten wir die Zahl fest: {figure}. | {figure}: Das ist die maßgebliche Angabe. | Notiert ist damit: {figure}.',
      ),
      phone: choices(
        'Ein Kontakt, den man bereithalten sollte. | Die Zuständigkeit ist damit geklärt.',
      ),
      prohibition: choices(
        'Es handelt sich demnach um ein Verbot. | Die Regel ist eindeutig. | Damit steht fest, was unzulässig ist.',
      ),
      warning: choices('Die Gefahr ist damit benannt. | Ein Hinweis, der Beachtung verdient.'),
      obligation: choices(
        'Es handelt sich somit um eine Pflicht. | Ein Ermessen besteht hier nicht.',
      ),
      exception: choices('Die Regel kennt demnach eine Ausnahme. | Eine wichtige Einschränkung.'),
      condition: choices(
        'Maßgeblich ist also die Bedingung. | Alles hängt von dieser Voraussetzung ab.',
      ),
      steps: choices(
        'Das Verfahren umfasst {count} Schritte. | Insgesamt {count} Schritte in fester Folge.',
      ),
      items: choices('Das sind insgesamt {count} Punkte. | Die Aufzählung umfasst {count} Punkte.'),
      example: choices('Das Beispiel ist aufschlussreich. | Der Fall veranschaulicht die Regel.'),
    },
    asks: {
      prohibition: choices('Was ist nicht zulässig? | Welche Verbote gelten?'),
      obligation: choices('Was ist verbindlich? | Welche Pflichten bestehen?'),
      deadline: choices('Welche Fristen sind einzuhalten? | Welche Zeiten gelten?'),
      warning: choices('Welche Gefahr ist zu beachten? | Welche Vorsicht ist geboten?'),
      phone: choices('An wen wendet man sich? | Welche Stelle ist zuständig?'),
    },
  },
  'humorous,lighthearted': {
    remarks: {
      figure: choices(
        '{figure}. Das lasse ich mir tätowieren. | {figure}, meine Damen und Herren. | {figure}: Der nächste Quizabend gehört mir.',
      ),
      phone: choices('Die Nummer kommt an den Kühlschrank. | Ab in die Kurzwahl damit.'),
      prohibition: choices(
        'Und ich wollte gerade loslegen. | Hände in die Hosentaschen. | Nicht mal angucken, verstehe.',
      ),
      warning: choices('Plötzlich fühle ich mich sehr vernünftig. | Schluck.'),
      obligation: choices('Kein Entkommen also. | Da geht sie hin, meine Ausrede.'),
      exception: choices('Ein Schlupfloch, na bitte. | Das Kleingedruckte lebt.'),
      condition: choices('Das gute alte „kommt drauf an“. | Mit Bedingungen, wie bei meiner Oma.'),
      steps: choices(
        '{count} Schritte, weniger als bei jedem Regal. | {count} Schritte, das tanze ich.',
      ),
      items: choices('{count}, und das ohne Luftholen. | {count}: Mir gehen die Finger aus.'),
      example: choices('Jetzt verstehe sogar ich es. | Mit Geschichte ist alles schöner.'),
    },
    asks: {
      prohibition: choices('Was nimmt man uns diesmal weg? | Wovon lassen wir die Pfoten?'),
      obligation: choices('Was sind die Hausaufgaben? | Und was bleibt uns nicht erspart?'),
      deadline: choices('Und was sagt die Uhr? | Wie lange, bis ich schwitzen muss?'),
      warning: choices('Wo liegt die Bananenschale? | Wovor laufen wir weg?'),
      phone: choices('Wen rufen wir? Geisterjäger zählen nicht. | Und wer geht ans Telefon?'),
    },
  },
  'storytelling,narrative': {
    remarks: {
      figure: choices(
        '{figure}: Die Zahl steht im Raum. | {figure}. Ein Detail mit Gewicht. | Und so lautet die Rechnung: {figure}.',
      ),
      phone: choices(
        'Eine Stimme am anderen Ende der Leitung. | Es gibt immer jemanden, der abhebt.',
      ),
      prohibition: choices(
        'Diese Tür bleibt zu. | Hier ist der Weg versperrt. | Eine Linie, die niemand übertritt.',
      ),
      warning: choices('Die Gefahr zeigt sich. | Hier hält man den Atem an.'),
      obligation: choices('Eine Aufgabe, die niemand überspringt. | Und die Pflicht ruft.'),
      exception: choices('Auch die festeste Regel hat einen Riss. | Aber es gibt einen Seitenweg.'),
      condition: choices('Hier gabelt sich der Weg. | Alles hängt an diesem Augenblick.'),
      steps: choices(
        '{count} Schritte, wie Etappen einer Reise. | So kommt man in {count} Schritten an.',
      ),
      items: choices('{count} Teile auf dem Tisch. | {count} Dinge im Rucksack.'),
      example: choices('Die Szene sagt alles. | Jetzt bekommt die Geschichte ein Gesicht.'),
    },
    asks: {
      prohibition: choices(
        'Welche Tür muss geschlossen bleiben? | Was ist an diesem Ort verboten?',
      ),
      obligation: choices('Welche Aufgabe wartet? | Was muss tun, wer so weit gekommen ist?'),
      deadline: choices('Wie viel Zeit bleibt? | Was zeigt die Uhr?'),
      warning: choices('Welche Gefahr lauert? | Wo heißt es leise auftreten?'),
      phone: choices('Wer kann helfen? | An wen wendet man sich in der Not?'),
    },
  },
};
