import { unicodeWords } from '../unicode-words.ts';
import { choices } from './choices.ts';
import type { DialogueWording } from './dialogue-wording.ts';

/** German: «Sie» between the two in the formal style, «du» in the others; no gender for either. */
export const de: DialogueWording = {
  cues: {
    beforeReason: unicodeWords(/,\s+(?=(?:weil|denn)\b)/iu),
    beforeObjection: /,\s+(?=(?:aber|doch)\s(?!(?:auch|nicht|nur)\s))/iu,
    corrects: unicodeWords(
      /\b(?:nicht|nur|auch|vor allem|gerade|und|oder|weder)$|\b(?:nicht (?:nur|bloß|weil)|zwar)\b/iu,
    ),
    borders: unicodeWords(
      /;\s+|,\s+(?=(?:und|aber|doch|denn|sondern|während|weil|obwohl|sodass|wobei)\b)/giu,
    ),
    contrast: unicodeWords(
      /^(?:aber|doch|jedoch|allerdings|dennoch|trotzdem|dagegen|hingegen|im gegensatz dazu|andererseits)\b/iu,
    ),
    example: unicodeWords(/^(?:zum beispiel|beispielsweise|so zum beispiel)\b/iu),
    consequence: unicodeWords(
      /^(?:deshalb|daher|darum|deswegen|folglich|somit|also|infolgedessen|aus diesem grund)\b/iu,
    ),
    first: unicodeWords(/^(?:zuerst|zunächst|als erstes|erstens|der erste schritt)\b/iu),
    next: unicodeWords(
      /^(?:dann|danach|anschließend|zweitens|der zweite schritt|später|im nächsten schritt)\b/iu,
    ),
    last: unicodeWords(/^(?:zuletzt|schließlich|am ende|zum schluss|der letzte schritt)\b/iu),
    advice: unicodeWords(
      /\b(?:sollte|sollten|soll|sollen|muss|müssen|empfiehlt|empfehlen|ratsam|rät|raten|es ist (?:besser|wichtig|nötig|notwendig|sinnvoll))\b/iu,
    ),
    isA: unicodeWords(/^(ist|sind) (?:eine?|einer der|eines der)\b/iu),
    definite: unicodeWords(/^(?:der|die|das)\b/iu),
    // Elsewhere it would carry the case that it has in its sentence.
    article: /^(?:Der|Die|Das) $/u,
    quantities: unicodeWords(
      /\b(?:prozent|millionen?|milliarden?|tausend|die hälfte|ein drittel|ein viertel|doppelt|dreimal)\b/iu,
    ),
  },
  nameIs: 'Ich bin {name}.',
  roleIs: 'Ich spreche hier als {role}.',
  asRole: (role) => role,
  focusIs: 'Und vor allem geht es um dies: {focus}.',
  closingTitle: 'Zum Schluss',
  styles: {
    'engaging,informative': {
      greetings: choices(
        'Hallo, hier ist {name}. | Es geht los! Hier ist {name}. | Schön, dass du dabei bist: Hier ist {name}.',
      ),
      company: choices(
        'Zwei Stimmen sprechen heute: Eine fragt, die andere erklärt. | Ich bringe die Fragen mit, und neben mir sitzen die Antworten.',
      ),
      topics: choices(
        'Unser Thema: {topic}. | Heute erkunden wir das: {topic}. | Heute kommt alles auf den Tisch: {topic}.',
      ),
      hellos: choices(
        'Danke. Es gibt viel zu erzählen. | Danke für die Einladung. Das Thema verdient es. | Sehr gern. Gehen wir in die Tiefe.',
      ),
      answers: choices('Klar. | Gern. | Gute Frage.'),
      handovers: choices(
        'Und da ist noch mehr. | Gehen wir weiter? | Nehmen wir noch einen Punkt?',
      ),
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
        why: choices('Und warum? | Was ist der Grund? | Wie lässt sich das erklären?'),
        contrast: choices(
          'Gibt es eine wichtige Einschränkung? | Und die Kehrseite der Medaille? | Wo liegt die Schwierigkeit?',
        ),
        example: choices(
          'Hast du ein Beispiel für uns? | Wie sieht das konkret aus? | Können wir das an einem Beispiel sehen?',
        ),
        consequence: choices(
          'Und was bedeutet das? | Welche Folge hat das? | Und wohin führt uns das?',
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
        advice: choices(
          'Was wird empfohlen? | Was heißt das für die Praxis? | Welchen Rat sollten wir mitnehmen?',
        ),
        about: choices(
          '{x}: Was sollten wir dazu wissen? | Und {x}? | Noch ein Stichwort, {x}: Was steckt dahinter? | {x}: Was kannst du uns dazu sagen? | Ich möchte noch etwas aufgreifen: {x}. Was ist dabei wichtig?',
        ),
        phrase: choices(
          'Noch ein Aspekt: {phrase}. Was lässt sich dazu sagen? | Das fällt mir auf: {phrase}. | Bleiben wir kurz bei diesem Punkt: {phrase}.',
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
      company: choices(
        'Wir quatschen hier einfach: Ich frage, gegenüber kommt die Antwort. | Kein steifes Skript heute: Ich frag drauflos und kriege Antworten.',
      ),
      topics: choices(
        'Heute geht’s um das hier: {topic}. | Wir quatschen heute über was Bestimmtes: {topic}. | Das Gespräch von heute: {topic}.',
      ),
      hellos: choices(
        'Danke! Schön, hier zu sein. | Hey! Na dann los. | Hi! Frag ruhig, was du willst.',
      ),
      answers: choices('Ja, pass auf. | Also, ich erzähl’s dir. | Na klar.'),
      handovers: choices(
        'Und warte, da kommt noch was. | Willst du noch was hören? | Und das war’s noch nicht.',
      ),
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
        why: choices('Und wieso? | Wieso das denn? | Moment, warum?'),
        contrast: choices(
          'Aber es gibt ein Aber, oder? | Okay, und wo ist der Haken? | Und da ist echt kein Haken dran?',
        ),
        example: choices('Was denn so? | Hast du mal ein Beispiel? | Sag mal einen Fall.'),
        consequence: choices('Ja, und dann? | Und was heißt das jetzt? | Also unterm Strich?'),
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
        advice: choices(
          'Und was machen wir da? | Was würdest du machen? Was rät man da? | Okay, und der Tipp für den Alltag?',
        ),
        about: choices(
          'Du, und {x}? | {x}, wie läuft das so? | {x}: Erzähl mal. | Und was ist da los: {x}? | Warte, noch mal zurück: {x}. Was ist damit?',
        ),
        phrase: choices(
          'Und das hier: {phrase}. Wie läuft das? | Erzähl mal was dazu: {phrase}. | Du, da klingelt was: {phrase}.',
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
      company: choices(
        'Ich stelle die Fragen; die Erläuterungen übernimmt mein Gegenüber. | Dieses Gespräch vereint eine Moderation und eine sachkundige Stimme.',
      ),
      topics: choices(
        'Der Gegenstand dieser Sitzung: {topic}. | Zu untersuchen ist heute Folgendes: {topic}. | Die Materie, die uns beschäftigt: {topic}.',
      ),
      hellos: choices(
        'Ich danke Ihnen für die Einladung. | Vielen Dank. Es ist mir eine Ehre. | Haben Sie Dank für diese Gelegenheit.',
      ),
      answers: choices('Sehr gern. | Gewiss. | Die Frage ist berechtigt.'),
      handovers: choices(
        'Gestatten Sie mir eine Ergänzung. | Wenn Sie erlauben, fahre ich fort. | Ein weiterer Aspekt ist zu nennen.',
      ),
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
        why: choices('Aus welchem Grund? | Worin liegt die Ursache? | Wie ist das zu begründen?'),
        contrast: choices(
          'Gibt es einen Vorbehalt? | Welche Grenze ist zu nennen? | Lässt sich ein Einwand erheben?',
        ),
        example: choices(
          'Könnten Sie ein Beispiel anführen? | Könnten Sie dies an einem Fall veranschaulichen? | Welches Beispiel wäre aufschlussreich?',
        ),
        consequence: choices(
          'Was lässt sich daraus ableiten? | Welcher Schluss folgt daraus? | Welche Konsequenz ergibt sich?',
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
        advice: choices(
          'Welche Empfehlung ist auszusprechen? | Welches Vorgehen ist ratsam? | Was ist in der Praxis zu beachten?',
        ),
        about: choices(
          '{x}: Was ist dazu anzumerken? | Betrachten wir Folgendes: {x}. Was ist zu sagen? | Ein weiterer Gegenstand, {x}: Was ist bekannt? | {x}: Was würden Sie hierzu präzisieren? | Ich darf das Augenmerk hierauf lenken: {x}.',
        ),
        phrase: choices(
          'Ein Begriff verdient Beachtung: {phrase}. | Untersuchen wir diesen Begriff: {phrase}. | Ich bitte Sie, hierauf einzugehen: {phrase}.',
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
      company: choices(
        'Ich bringe Fragen und Neugier mit; gegenüber sitzt die Weisheit. | Ich frage nur; das Schwierige erledigt der andere Stuhl.',
      ),
      topics: choices(
        'Auf der Speisekarte heute: {topic}. | Das Hauptgericht heute: {topic}. | Da beißen wir heute hinein: {topic}.',
      ),
      hellos: choices(
        'Danke! Ich verspreche, nicht zu singen. | Anwesend! Und die Hausaufgaben sind gemacht. | Hallo! Der Spaß kann beginnen.',
      ),
      answers: choices('Der war gut! | Festhalten, bitte. | Das weiß ich!'),
      handovers: choices(
        'Und dranbleiben, da kommt noch was. | Noch eine Runde gefällig? | Und ich bin noch nicht mal außer Atem.',
      ),
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
        why: choices(
          'Und warum, wenn man neugierig sein darf? | Warum, o Stimme der Weisheit? | Das Kind in mir fragt: Warum?',
        ),
        contrast: choices(
          'Wo ist das Kleingedruckte? | Wusste ich’s doch: Wo ist das Aber? | Das klang zu glatt, stimmt’s?',
        ),
        example: choices(
          'Ein Beispiel, sonst verlaufe ich mich. | Malst du mir ein Beispiel? | Beispiel, bitte, für die letzte Reihe.',
        ),
        consequence: choices(
          'Und die Moral von der Geschicht? | Und in der nächsten Folge? | Dominoeffekt, was?',
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
        advice: choices(
          'Was sagt das Überlebenshandbuch? | Ein Gratistipp fürs Publikum? | Und was machen wir Normalsterblichen?',
        ),
        about: choices(
          'In den Zeugenstand, bitte: {x}. | Klatsch mit Substanz: {x}. Was ist da los? | Und {x}? Mir entgeht nichts. | Applaus für dieses Stichwort: {x}! | Unter der Lupe jetzt: {x}. Was sieht man?',
        ),
        phrase: choices(
          'Wort des Tages: {phrase}. Bitte schön! | Das klingt nach Zungenbrecher: {phrase}. | Sonderfeld auf dem Spielbrett: {phrase}.',
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
      company: choices(
        'Eine Stimme öffnet mit Fragen den Weg; die andere erzählt. | Ich trage die Laterne; die andere Stimme kennt den Weg.',
      ),
      topics: choices(
        'Die Erzählung von heute: {topic}. | Unsere Geschichte trägt einen Namen: {topic}. | Der Weg, den wir heute gehen: {topic}.',
      ),
      hellos: choices(
        'Danke. Diese Geschichte ist es wert, erzählt zu werden. | Gern. Schritt für Schritt also. | Danke, dass die Tür offen steht. Treten wir ein.',
      ),
      answers: choices('Hör zu. | Kehren wir dorthin zurück. | Ich erzähle es.'),
      handovers: choices(
        'Doch der Weg geht weiter. | Und die Geschichte endet hier nicht. | Noch einen Schritt also.',
      ),
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
        why: choices(
          'Was verbirgt sich dahinter? Warum? | Warum geschieht das so? | Welches Geheimnis erklärt es?',
        ),
        contrast: choices(
          'Und dann, taucht ein Hindernis auf? | Jede Geschichte hat ihre Wendung; welche ist es hier? | Woher kommt der Konflikt?',
        ),
        example: choices(
          'Welche Szene zeigt es? | Zeig uns eine Szene, ein Beispiel. | In welchem Beispiel wird das lebendig?',
        ),
        consequence: choices(
          'Und was setzt das in Gang? | Wie geht die Geschichte von da an weiter? | Welche Spur hinterlässt das?',
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
        advice: choices(
          'Was lehrt uns dieser Teil der Geschichte? | Welchen Weg nimmt man am besten? | Was rät die Erzählung?',
        ),
        about: choices(
          'Folgen wir der Spur: {x}. Was entdecken wir? | {x}: Welche Geschichte steckt darin? | Und {x}, mitten in alledem? | Nun betritt etwas die Bühne: {x}. | Richten wir den Blick auf eines: {x}. Was sehen wir?',
        ),
        phrase: choices(
          'Ein Bild taucht auf: {phrase}. | Ein Detail verändert die Landschaft: {phrase}. | Hier hält die Erzählung inne: {phrase}.',
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
