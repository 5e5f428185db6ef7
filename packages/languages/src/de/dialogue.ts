import { choices } from '../notation/choices.ts';
import { unicodeWords } from '../notation/unicode-words.ts';
import type { DialogueWording } from '../types/dialogue-wording.ts';
import { reactions } from './reactions.ts';

/** The two say «Sie» in the formal style, «du» in the others. No gender for either. */
export const dialogue: DialogueWording = {
  cues: {
    contrast: unicodeWords(
      /^(?:aber|doch|jedoch|allerdings|dennoch|trotzdem|dagegen|hingegen|im gegensatz dazu|andererseits|ausnahmen?|ausgenommen)\b/iu,
    ),
    example: unicodeWords(/^(?:zum beispiel|beispielsweise|so zum beispiel|ein beispiel)\b/iu),
    forbids: unicodeWords(
      /\b(?:verboten|untersagt|unzulässig|niemals|keinesfalls|auf keinen fall|unter keinen umständen|nicht (?:erlaubt|gestattet|zulässig)|(?:darf|dürfen) .{0,60}\b(?:nicht|nie|keine?[nrms]?)|niemand (?:darf|kann))\b/iu,
    ),
    demands: unicodeWords(
      /\b(?:muss|müssen|ist verpflichtet|sind verpflichtet|pflicht|vorgeschrieben|zwingend|unbedingt)\b/iu,
    ),
    excepts: unicodeWords(/\b(?:außer|ausgenommen|ausnahmen?|es sei denn)\b/iu),
    figure: unicodeWords(
      /(?:\p{N}[\p{N}.,]{0,30}|\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig|dreißig))(?:\s?(?:[%€$£]|°C)|\s(?:Prozent|Euro|Franken|Grad|Sekunden|Minuten|Stunden|Tagen?|Werktagen?|Arbeitstagen?|Wochen|Monaten?|Jahren?|Metern?|Kilometern?|Kilogramm|Litern?|km|kg|cm)\b)/u,
    ),
    range: /[–-]\s?$|(?:^|\s)(?:bis|und|oder)\s$/iu,
    caseOpening: unicodeWords(/^((?:wenn|falls|sobald) [^.;:?,]{4,60}), /iu),
    greeting: unicodeWords(
      /^(?:willkommen\b|herzlich willkommen\b|hallo\b|liebe[rs]?\b|sehr geehrte\b|vielen dank\b|danke für\b|guten (?:tag|morgen)\b|dieses dokument\b|das vorliegende dokument\b)/iu,
    ),
    pointsElsewhere: unicodeWords(
      /\b(?:siehe|vgl|vergleiche)\b|\b(?:abbildung(?:en)?|abb|tabellen?|diagramm|abschnitt|kapitel|anhang|seite|gleichung|folie|beispiel|bild)\.?\s+(?:nr\.?\s*)?(?:\d|[IVX]+\b|[A-Z]\b)|\b(?:folgende[nrs]?|vorherige[nrs]?|nächste[nrs]?|obige[nrs]?)\s+(?:abbildung|tabelle|grafik|bild|diagramm|abschnitt|kapitel|beispiel|zeile|seite|link|befehl)|\b(?:weiter oben|weiter unten|oben (?:genannt|erwähnt|beschrieben)|unten (?:genannt|aufgeführt))|wie (?:bereits|oben|schon|zuvor) (?:erwähnt|gesagt|beschrieben|gezeigt)/iu,
    ),
    isA: unicodeWords(/^(ist|sind) (?:eine?|einer der|eines der)\b/iu),
    definite: unicodeWords(/^(?:der|die|das)\b/iu),
  },
  asFigure: (figure) => figure.replace(/(?<=(?:[Tt]age|[Mm]onate|Jahre|eter|iter))n$/u, ''),
  whatIf: choices('Und {case}? | Was passiert, {case}? | Nehmen wir an: Und {case}?'),
  numbers: choices('zwei | drei | vier | fünf | sechs | sieben | acht | neun | zehn | elf | zwölf'),
  steps: {
    steps: {
      first: 'Zuerst',
      between: ['Dann', 'Danach', 'Im nächsten Schritt'],
      last: 'Zum Schluss',
    },
    numberedStep: 'Schritt {number}',
  },
  firstTitles: choices(
    'Fangen wir hier an: {title}. | Erstes Thema: {title}. | Zum Einstieg: {title}.',
  ),
  otherTitles: choices(
    'Und das hier: {title}? | Ein anderes Thema: {title}. | Nächster Punkt: {title}. | Wie steht es damit: {title}? | Und jetzt das: {title}.',
  ),
  nameIs: 'Ich bin {name}.',
  roleIs: 'Ich spreche hier als {role}.',
  asRole: (role) => role,
  focusIs: 'Und vor allem geht es um dies: {focus}.',
  closingTitle: 'Zum Schluss',
  reactions,
  styles: {
    'engaging,informative': {
      greetings: choices(
        'Hallo, hier ist {name}. | Es geht los! Hier ist {name}. | Schön, dass du dabei bist: Hier ist {name}.',
      ),
      topics: choices(
        'Unser Thema: {topic}. | Heute erkunden wir das: {topic}. | Heute kommt alles auf den Tisch: {topic}.',
      ),
      hellos: choices(
        'Danke. Es gibt viel zu erzählen. | Danke für die Einladung. Das Thema verdient es. | Sehr gern. Gehen wir in die Tiefe.',
      ),
      answers: choices('Klar. | Gern. | Gute Frage.'),
      recaps: choices('Fassen wir zusammen: {list}. | Bis hierher ging es um dies: {list}.'),
      starts: choices(
        'Was sollten wir zuerst wissen? | Fangen wir mit dem Wesentlichen an: Worauf kommt es an? | Was ist der Kerngedanke für den Einstieg?',
      ),
      turns: choices(
        'Kommen wir zu einem weiteren Kernpunkt: {title}. Was ist dabei wichtig? | Danach möchte ich jetzt fragen: {title}. | Auch das interessiert mich: {title}. Was kannst du dazu sagen? | Und ein Thema darf nicht fehlen: {title}.',
      ),
      reactions: choices(
        'Sehr interessant. | Das ist ein zentraler Punkt. | Das leuchtet ein. | Das merke ich mir. | Gut zu wissen. | Das gibt zu denken.',
      ),
      asks: {
        contrast: choices(
          'Gibt es eine wichtige Einschränkung? | Und die Kehrseite der Medaille? | Wo liegt die Schwierigkeit?',
        ),
        example: choices(
          'Hast du ein Beispiel für uns? | Wie sieht das konkret aus? | Können wir das an einem Beispiel sehen?',
        ),
        definition: choices(
          'Was genau {is} {x}? | Für alle, die neu dabei sind: Was {is} {x}? | Klären wir einen Grundbegriff: Was {is} {x}?',
        ),
        list: choices(
          'Welche Punkte sollten wir uns merken? | Können wir das Punkt für Punkt durchgehen? | Was gehört auf diese Liste?',
        ),
        figures: choices(
          'Gibt es Zahlen dazu? | Was sagen die Daten? | Wie sieht das in Zahlen aus?',
        ),
        first: choices('Was ist der erste Schritt? | Womit fängt man an?'),
        next: choices('Und danach? | Was kommt als Nächstes? | Und der folgende Schritt?'),
        last: choices('Und wie wird das Ganze abgeschlossen? | Was steht am Ende?'),
        about: choices(
          '{x}: Was sollten wir dazu wissen? | Und {x}? | Noch ein Stichwort, {x}: Was steckt dahinter? | {x}: Was kannst du uns dazu sagen? | Ich möchte noch etwas aufgreifen: {x}. Was ist dabei wichtig?',
        ),
        more: choices(
          'Was sollten wir noch wissen? | Welcher Punkt ist noch wichtig? | Erzähl uns mehr. | Was hebst du noch hervor? | Was hilft noch beim Verstehen? | Und was steckt noch dahinter? | Gehen wir weiter: Was gibt das Thema noch her?',
        ),
        nudge: choices('Bitte weiter. | Wir hören zu. | Nur zu.'),
      },
      finals: choices(
        'Zum Schluss: Welchen Gedanken nehmen wir mit? | Bevor wir uns verabschieden: Was sollten wir uns noch merken? | Und der letzte Gedanke, welcher wäre das?',
      ),
      closes: choices(
        'Danke für die Erklärungen. Das war {name}. Bis zum nächsten Mal! | Da nehmen wir viel mit. Das war {name}; danke fürs Zuhören.',
      ),
    },
    'casual,conversational': {
      greetings: choices(
        'Na, wie geht’s? Du hörst {name}. | Hi, hi! Du bist bei {name} gelandet. | Hol dir einen Kaffee, du hörst {name}.',
      ),
      topics: choices(
        'Heute geht’s um das hier: {topic}. | Wir quatschen heute über was Bestimmtes: {topic}. | Das Gespräch von heute: {topic}.',
      ),
      hellos: choices(
        'Danke! Schön, hier zu sein. | Hey! Na dann los. | Hi! Frag ruhig, was du willst.',
      ),
      answers: choices('Ja, pass auf. | Also, ich erzähl’s dir. | Na klar.'),
      recaps: choices('Also, das hatten wir schon: {list}. | Kurz zusammengefasst: {list}.'),
      starts: choices(
        'Also, wo fangen wir an? | Okay, erzähl mal: Worum geht’s? | Gut, erst mal die Basics: Was ist Sache?',
      ),
      turns: choices(
        'Du, mal was anderes: {title}. | Okay, Themenwechsel: {title}. Was sagst du dazu? | Ach, und das fehlte noch: {title}. | Und wo wir schon dabei sind: {title}. Wie läuft das?',
      ),
      reactions: choices(
        'Verstehe. | Schau an. | Ach so, klar. | Okay, ich bin dabei. | Aha. | Hatte ich so nicht auf dem Schirm.',
      ),
      asks: {
        contrast: choices(
          'Aber es gibt ein Aber, oder? | Okay, und wo ist der Haken? | Und da ist echt kein Haken dran?',
        ),
        example: choices('Was denn so? | Hast du mal ein Beispiel? | Sag mal einen Fall.'),
        definition: choices(
          'Warte, was {is} {x}? | Damit keiner aussteigt: Was {is} {x}? | Mal ganz langsam: Was {is} {x}?',
        ),
        list: choices(
          'Okay, welche denn? Sag mal alle. | Und was gehört da rein? | Hau mal die ganze Liste raus.',
        ),
        figures: choices('Und in Zahlen? | Von wie viel reden wir da? | Hast du da ’ne Zahl?'),
        first: choices('Und was macht man als Erstes? | Okay, was kommt zuerst dran?'),
        next: choices('Und dann? | Und was kommt jetzt? | Gut, und danach so?'),
        last: choices('Und am Ende? | Und wie geht’s aus?'),
        about: choices(
          'Du, und {x}? | {x}, wie läuft das so? | {x}: Erzähl mal. | Und was ist da los: {x}? | Warte, noch mal zurück: {x}. Was ist damit?',
        ),
        more: choices(
          'Und sonst so? | Mach weiter. | Hast du noch was für mich? | Okay, mehr davon. | Kommt da noch was? | Was gibt’s noch? | Komm, eins noch.',
        ),
        nudge: choices('Ja, weiter. | Ich hör zu. | Und…?'),
      },
      finals: choices(
        'So, und das Letzte? | Wir müssen gleich los: Was bleibt hängen? | Eins noch, bevor wir gehen, ja?',
      ),
      closes: choices(
        'Danke fürs Quatschen. Das war {name}. Tschüss! | War nett mit dir. Das war {name}. Mach’s gut!',
      ),
    },
    'formal,educational': {
      greetings: choices(
        'Guten Tag und herzlich willkommen: {name}. | Wir eröffnen eine neue Ausgabe: {name}. | Wir begrüßen unser Publikum: Sie hören {name}.',
      ),
      topics: choices(
        'Der Gegenstand dieser Sitzung: {topic}. | Zu untersuchen ist heute Folgendes: {topic}. | Die Materie, die uns beschäftigt: {topic}.',
      ),
      hellos: choices(
        'Ich danke Ihnen für die Einladung. | Vielen Dank. Es ist mir eine Ehre. | Haben Sie Dank für diese Gelegenheit.',
      ),
      answers: choices('Sehr gern. | Gewiss. | Die Frage ist berechtigt.'),
      recaps: choices(
        'Fassen wir die behandelten Punkte zusammen: {list}. | Zusammengefasst haben wir Folgendes behandelt: {list}.',
      ),
      starts: choices(
        'Was ist der Ausgangspunkt? | Was ist zu Beginn festzuhalten? | Welche Grundlage sollte unser Publikum kennen?',
      ),
      turns: choices(
        'Wenden wir uns dem nächsten Abschnitt zu: {title}. | Ich schlage vor, einen weiteren Aspekt zu betrachten: {title}. Was ist zu verstehen? | Es ist an der Zeit, diese Frage zu behandeln: {title}. | Ein weiterer Abschnitt verdient Betrachtung: {title}.',
      ),
      reactions: choices(
        'Ich verstehe. | Eine hilfreiche Präzisierung. | Das ist zu betonen. | Ich danke für die Klarstellung. | Das sei festgehalten. | Das nehmen wir zur Kenntnis.',
      ),
      asks: {
        contrast: choices(
          'Gibt es einen Vorbehalt? | Welche Grenze ist zu nennen? | Lässt sich ein Einwand erheben?',
        ),
        example: choices(
          'Könnten Sie ein Beispiel anführen? | Könnten Sie dies an einem Fall veranschaulichen? | Welches Beispiel wäre aufschlussreich?',
        ),
        definition: choices(
          'Könnten Sie den Begriff definieren: Was {is} {x}? | Streng genommen, was {is} {x}? | Im Sinne einer Definition: Was {is} {x}?',
        ),
        list: choices(
          'Könnten Sie die Elemente aufzählen? | Welche Elemente umfasst dies? | Wie gliedert sich das?',
        ),
        figures: choices(
          'Welche Daten belegen dies? | Liegen hierzu Zahlen vor? | Um welche Größenordnungen handelt es sich?',
        ),
        first: choices('Welches ist die erste Stufe? | Was geschieht an erster Stelle?'),
        next: choices(
          'Welche Stufe folgt? | Und im Anschluss daran? | Wie setzt sich der Vorgang fort?',
        ),
        last: choices('Wie wird der Vorgang abgeschlossen? | Welches ist die letzte Stufe?'),
        about: choices(
          '{x}: Was ist dazu anzumerken? | Betrachten wir Folgendes: {x}. Was ist zu sagen? | Ein weiterer Gegenstand, {x}: Was ist bekannt? | {x}: Was würden Sie hierzu präzisieren? | Ich darf das Augenmerk hierauf lenken: {x}.',
        ),
        more: choices(
          'Welches weitere Element ist zu berücksichtigen? | Könnten Sie die Erläuterung vertiefen? | Was ist noch zu präzisieren? | Welchen zusätzlichen Aspekt würden Sie hervorheben? | Was vervollständigt das Bild? | Möchten Sie eine Bemerkung hinzufügen? | Fahren Sie bitte fort.',
        ),
        nudge: choices(
          'Bitte fahren Sie fort. | Sie haben unsere Aufmerksamkeit. | Führen Sie den Gedanken bitte zu Ende.',
        ),
      },
      finals: choices(
        'Was ist abschließend festzuhalten? | Welche Überlegung würden Sie zum Abschluss hinzufügen? | Was ist vor dem Abschluss noch zu ergänzen?',
      ),
      closes: choices(
        'Ich danke Ihnen für die Ausführungen. Damit endet diese Ausgabe von {name}. | Mit dieser Erläuterung schließen wir: {name}. Vielen Dank für Ihre Aufmerksamkeit.',
      ),
    },
    'humorous,lighthearted': {
      greetings: choices(
        'Hallo! Hier ist {name}, und wir haben gute Laune. | Vorhang auf! Na ja, Mikrofon auf: {name}. | Lauter drehen, jetzt kommt {name}.',
      ),
      topics: choices(
        'Auf der Speisekarte heute: {topic}. | Das Hauptgericht heute: {topic}. | Da beißen wir heute hinein: {topic}.',
      ),
      hellos: choices(
        'Danke! Ich verspreche, nicht zu singen. | Anwesend! Und die Hausaufgaben sind gemacht. | Hallo! Der Spaß kann beginnen.',
      ),
      answers: choices('Der war gut! | Festhalten, bitte. | Das weiß ich!'),
      recaps: choices(
        'Zusammenfassung für alle, die kurz weg waren: {list}. | Zählen wir mal durch: {list}.',
      ),
      starts: choices(
        'Lass die erste Bombe platzen: Worum geht’s? | Erklär es wie an einem Montagmorgen: Wo geht’s los? | Mach die Kiste auf: Was ist drin?',
      ),
      turns: choices(
        'Wir schalten um: {title}. | Nächster Gang: {title}. Scharf oder mild? | Trommelwirbel, bitte: {title}. | Überraschung im Drehbuch: {title}. Mal sehen!',
      ),
      reactions: choices(
        'Na so was! | Und ich hab keinen Stift dabei. | Donnerwetter! | Meine Gehirnzelle ist gerade aufgewacht. | Das hänge ich mir gerahmt auf. | Fast hätte ich den Kaffee verschüttet.',
      ),
      asks: {
        contrast: choices(
          'Wo ist das Kleingedruckte? | Wusste ich’s doch: Wo ist das Aber? | Das klang zu glatt, stimmt’s?',
        ),
        example: choices(
          'Ein Beispiel, sonst verlaufe ich mich. | Malst du mir ein Beispiel? | Beispiel, bitte, für die letzte Reihe.',
        ),
        definition: choices(
          'Kein Lexikon zur Hand: Was {is} {x}? | Quizfrage: Was {is} {x}? | Ich nicke wissend, aber… was {is} {x}?',
        ),
        list: choices(
          'Sing mir die Liste, ich klatsche. | Der Einkaufszettel, bitte? | Inventur: Was haben wir da?',
        ),
        figures: choices(
          'Zahlen, bitte! | Wie viel ist das? Ich hole den Taschenrechner. | Her mit den Zahlen, heute bin ich wissenschaftlich drauf.',
        ),
        first: choices('Mit welchem Fuß geht’s los? | Auf die Plätze, fertig… was kommt zuerst?'),
        next: choices('Und dann? Diese Spannung! | Nächster Halt? | Und nach der Werbung?'),
        last: choices('Und wenn sie nicht gestorben sind? | Und das große Finale?'),
        about: choices(
          'In den Zeugenstand, bitte: {x}. | Klatsch mit Substanz: {x}. Was ist da los? | Und {x}? Mir entgeht nichts. | Applaus für dieses Stichwort: {x}! | Unter der Lupe jetzt: {x}. Was sieht man?',
        ),
        more: choices(
          'Kommt noch was, oder darf ich schon angeben? | Noch eine Runde, bitte. | Nicht aufhören, ich bin gerade in Fahrt. | Zugabe! | Wir erhöhen den Einsatz: Was noch? | Noch eine Münze rein: Was kommt raus? | Meine Neugier will Nachtisch.',
        ),
        nudge: choices('Lass mich nicht zappeln. | Spannung! Weiter. | Uuund…?'),
      },
      finals: choices(
        'Letzte Frage, bevor das Licht ausgeht: Was bleibt? | Und die Kirsche auf der Torte? | Noch ein Ass im Ärmel, vielleicht?',
      ),
      closes: choices(
        'Danke, mein Kopf ist voll. Das war {name}. Tschüssikowski! | Ende Gelände. Das war {name}. Lacht recht viel!',
      ),
    },
    'storytelling,narrative': {
      greetings: choices(
        'Komm näher und hör zu: Das ist {name}. | Jede Geschichte hat einen Anfang; diese beginnt hier: {name}. | Ein Licht geht an, und es beginnt: {name}.',
      ),
      topics: choices(
        'Die Erzählung von heute: {topic}. | Unsere Geschichte trägt einen Namen: {topic}. | Der Weg, den wir heute gehen: {topic}.',
      ),
      hellos: choices(
        'Danke. Diese Geschichte ist es wert, erzählt zu werden. | Gern. Schritt für Schritt also. | Danke, dass die Tür offen steht. Treten wir ein.',
      ),
      answers: choices('Hör zu. | Kehren wir dorthin zurück. | Ich erzähle es.'),
      recaps: choices(
        'Bis hierher führte der Weg hier vorbei: {list}. | Blicken wir kurz zurück: {list}.',
      ),
      starts: choices(
        'Wie beginnt alles? | Führ uns an den Anfang: Was finden wir dort? | Stellen wir uns die erste Szene vor: Was sehen wir?',
      ),
      turns: choices(
        'Der Weg führt anderswohin: {title}. | Wir blättern um und finden das: {title}. Was geschieht dort? | Ein neues Kapitel öffnet sich: {title}. | Am Horizont zeigt sich noch etwas: {title}.',
      ),
      reactions: choices(
        'Die Handlung schreitet voran. | So wechselt die Szene. | Man sieht es beinahe vor sich. | Der Faden spinnt sich fort. | Behalten wir dieses Bild. | So wächst das Bild.',
      ),
      asks: {
        contrast: choices(
          'Und dann, taucht ein Hindernis auf? | Jede Geschichte hat ihre Wendung; welche ist es hier? | Woher kommt der Konflikt?',
        ),
        example: choices(
          'Welche Szene zeigt es? | Zeig uns eine Szene, ein Beispiel. | In welchem Beispiel wird das lebendig?',
        ),
        definition: choices(
          'Stellen wir die Hauptfigur vor: Was {is} {x}? | Etwas Neues betritt die Bühne: Was {is} {x}? | Bevor wir weitergehen: Was {is} {x}?',
        ),
        list: choices(
          'Welche Teile ergeben das Bild? | Was füllt die Szene? | Öffne die Truhe: Was liegt darin?',
        ),
        figures: choices(
          'Wie groß ist diese Geschichte, in Zahlen? | Welche Zahlen prägen die Erzählung? | Und wie viel wiegt das in Zahlen?',
        ),
        first: choices('Was ist der erste Schritt der Reise? | Was geschieht am Anfang?'),
        next: choices(
          'Und was geschieht dann? | Was wartet hinter der Biegung? | Was ist die nächste Szene?',
        ),
        last: choices('Und der Ausgang? | Wie schließt sich der Kreis?'),
        about: choices(
          'Folgen wir der Spur: {x}. Was entdecken wir? | {x}: Welche Geschichte steckt darin? | Und {x}, mitten in alledem? | Nun betritt etwas die Bühne: {x}. | Richten wir den Blick auf eines: {x}. Was sehen wir?',
        ),
        more: choices(
          'Wie geht die Erzählung weiter? | Was birgt diese Geschichte noch? | Gehen wir noch ein Stück. | Welche Szene sollten wir noch kennen? | Und was zeigt sich weiter unten am Weg? | Erzähl weiter. | Was liegt dort noch verborgen?',
        ),
        nudge: choices('Weiter, halt nicht an. | Und was wurde daraus? | Die Stille wartet.'),
      },
      finals: choices(
        'Und am Ende des Weges, was bleibt? | Welches ist das letzte Bild dieser Geschichte? | Bevor sich das Buch schließt: Was gibt es noch?',
      ),
      closes: choices(
        'Hier endet die Erzählung von heute. Danke, dass du zugehört hast: {name}. | Das Licht geht aus, die Geschichte bleibt. Das war {name}.',
      ),
    },
  },
};
